// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
export interface paths {
    "/api/v1/business_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 分类 */
        get: operations["business_categories.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/business_categories/get_select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The category tree of the own team as options, in reading order. */
        get: operations["business_categories.get_select"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/business_categories/get_smart_select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same options under the name that the smart screens use. */
        get: operations["business_categories.get_smart_select"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/business_teams/get_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own team, its settings and its size. */
        get: operations["business_teams.get_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cable_tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One connection to /cable, within 30 seconds */
        post: operations["cable_tickets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carry_contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 内容 */
        get: operations["carry_contents.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carry_contents/batch_content_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Moves several contents to one status; those that may not move are reported, not fatal; what is trashed or rejected is paused in the queues */
        put: operations["carry_contents.batch_content_status"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carry_contents/batch_to_publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts up to 500 contents into the queue of an account, with a result for each; more go as a job by filter and expected count */
        post: operations["carry_contents.batch_to_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carry_contents/get_publish_content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims the next item of the device’s account, with a lease and an attempt key; 204 when the queue is empty; 409 account_waiting (meta why, until), account_ended, lease_lost */
        get: operations["carry_contents.get_publish_content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carry_contents/set_publish_response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports the result of an attempt; idempotent by attempt key, accepted late */
        post: operations["carry_contents.set_publish_response"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carry_contents/{id}/submit_to_publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a content into the publishing queue of an account; 409 already_queued, not_publishable, other_team */
        post: operations["carry_contents.submit_to_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carry_publishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 发布记录 */
        get: operations["carry_publishes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 远程指令 */
        get: operations["commands.list"];
        put?: never;
        /** Sends a command to the device that executes for an account. It is kept until it expires and runs at most once; deleting ones need the account’s nickname as confirm */
        post: operations["commands.issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commands/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Commands that wait for the account of a device, oldest first */
        get: operations["commands.inbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commands/{id}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A device says how far it is; 409 command_taken, command_expired, wrong_phase */
        post: operations["commands.acknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 设备 */
        get: operations["devices.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Connects this device, and with a uid makes it the executor of that account; 409 account_leased (meta device_id, device_name, lease_expires_at) unless take_over */
        post: operations["devices.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{id}/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renews the lease of the device and of its open attempts; 409 lease_lost, no_account */
        post: operations["devices.heartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the account back */
        post: operations["devices.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 任务 */
        get: operations["jobs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record: 任务 */
        get: operations["jobs.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stop a job: at once while it is queued, after its present step while it runs. */
        put: operations["jobs.cancel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Start a failed or cancelled job again, from where it stopped. */
        put: operations["jobs.retry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publish_attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 发布尝试 */
        get: operations["publish_attempts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publish_attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record: 发布尝试 */
        get: operations["publish_attempts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publish_attempts/{id}/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the lease of an open attempt; 409 lease_lost */
        post: operations["publish_attempts.heartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publish_attempts/{id}/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Looks the attempt up at the channel now, read-only; 409 too_early (meta until), attempt_closed */
        post: operations["publish_attempts.reconcile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publish_attempts/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports the result of this attempt, as set_publish_response does by its key */
        post: operations["publish_attempts.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publish_attempts/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A person settles an unknown result: it is live (with its feed id), or it is not */
        post: operations["publish_attempts.resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publish_attempts/{id}/submitting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Commits that the item is about to reach the channel; 409 lease_lost, attempt_closed, content_withdrawn */
        post: operations["publish_attempts.submitting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publish_contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 待发布内容 */
        get: operations["publish_contents.list"];
        put?: never;
        /** Create: 待发布内容 */
        post: operations["publish_contents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publish_contents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record: 待发布内容 */
        get: operations["publish_contents.get"];
        /** Change: 待发布内容 */
        put: operations["publish_contents.update"];
        post?: never;
        /** Move to trash: 待发布内容 */
        delete: operations["publish_contents.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publish_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 发布事件 */
        get: operations["publish_events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publish_events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record: 发布事件 */
        get: operations["publish_events.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/studio_accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 工作室账号 */
        get: operations["studio_accounts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/studio_accounts/get_publish_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a publishing run of one account needs: channel frame, queue, limits, executor */
        get: operations["studio_accounts.get_publish_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/studio_accounts/get_select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts to choose from, at most 100 */
        get: operations["studio_accounts.get_select"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/studio_accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record: 工作室账号 */
        get: operations["studio_accounts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/system_notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 通知 */
        get: operations["system_notices.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/system_notices/clear_notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Move the own notices to the trash. */
        delete: operations["system_notices.clear_notices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/system_notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change: 通知 */
        put: operations["system_notices.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List: 用户 */
        get: operations["users.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/get_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, with roles, permissions and the full-access flag. */
        get: operations["users.get_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/update_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the own password; every other session of the person ends. */
        put: operations["users.update_password"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record: 用户 */
        get: operations["users.get"];
        /** Change: 用户 */
        put: operations["users.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expireToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the access tokens given so far as expired; the session lives on. */
        get: operations["auth.expire_token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session on the server, everywhere at once. */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a password or an SMS code; the user name may be a phone number. */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A new access token for the session of the refresh cookie, which is changed each time. */
        get: operations["auth.refresh_token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send a sign-in code to the phone of a person; the answer tells nothing about whether there is one. */
        get: operations["auth.sms_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description JSON:API errors, with status and error beside them */
        Error: {
            status: number;
            error: string;
            errors: {
                status: string;
                code: string;
                title: string;
                detail?: string;
                source?: {
                    pointer?: string;
                    parameter?: string;
                };
                meta?: {
                    [key: string]: unknown;
                };
            }[];
        };
        Meta: {
            [key: string]: unknown;
        };
        ListMeta: {
            record_count: number;
            record_count_capped?: boolean;
            next_cursor?: string;
        };
        Relationships: {
            [key: string]: {
                data?: null | {
                    type: string;
                    id: string;
                } | {
                    type: string;
                    id: string;
                }[];
            };
        };
        Included: {
            type: string;
            id: string;
            attributes: {
                [key: string]: unknown;
            };
            relationships?: components["schemas"]["Relationships"];
        };
        Auth: Record<string, never>;
        Users: {
            username: string;
            full_name: string;
            phone_number: string | null;
            avatar: string;
            roles: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb")[];
            online: boolean;
            disabled: boolean;
            /** @description id of a row */
            business_team_id: string;
            team_name: string;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
        };
        BusinessTeams: {
            name: string;
            studio_accounts_count: number;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
        };
        BusinessCategories: {
            name: string;
            parent_id: string | null;
            level: number;
            /** @description position in reading order */
            lft: number;
            assign_category_names: string[];
            chuangyi_template_ids: string[];
            assign_topic_names: string[];
            assign_tag_names: string[];
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
        };
        SystemNotices: {
            status: string;
            source: string;
            readed: boolean;
            title: string;
            message: string;
            /** @enum {string} */
            level: "info" | "success" | "warning" | "error";
            action: string | null;
            job_id: string | null;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
        };
        StudioAccounts: {
            platform: string;
            uid: string;
            category: string;
            business_category_id: string | null;
            nickname: string;
            username: string;
            email: string;
            avatar: string;
            /** @description a secret is stored; it is never shown */
            has_secret: boolean;
            secret_set_at: string | null;
            has_cookies: boolean;
            cookies_set_at: string | null;
            expires_at: string | null;
            account_info: {
                [key: string]: unknown;
            };
            income_summary: {
                [key: string]: unknown;
            };
            cps_summary: {
                [key: string]: unknown;
            };
            page_views: number;
            homepage: string;
            device_no: string;
            remark: string;
            slogan: string;
            scene_image: string;
            /** @description posts a day; 0 = no cap */
            day_task_count: number;
            day_publish_count: number;
            contents_count: number;
            status_count: {
                [key: string]: unknown;
            };
            /** @description a live device holds the lease of this account */
            online: boolean;
            visiable: boolean;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
            platform_settings: {
                [key: string]: unknown;
            };
            publish_channels: string[];
            publish_plans: unknown[];
            publish_tag: string;
            fans_count: number;
            mcn_name: string;
            has_already_sign: boolean;
            day_deleted_statistics: {
                [key: string]: unknown;
            };
            change_logs: unknown[];
            gh_delete_period: number | null;
            sub_operate_name: string;
            gh_publish_schedule: {
                [key: string]: unknown;
            };
            gh_pic_publish_delay: number | null;
            assign_topic_ids: string[];
            assign_tag_names: string[];
            creation_template_ids: string[];
            watermark: string;
            cooldown_until: string | null;
            cooldown_why: string | null;
            queue_ended_why: string | null;
        };
        CarryContents: {
            title: string;
            cover: string;
            asset_cover: string;
            images: string[];
            item_picture: string;
            video: string;
            desc: string;
            audio_text: string;
            /** @enum {string} */
            status: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
            source: string;
            channel: string;
            content_type: string;
            document_id: string | null;
            ratio: string;
            play: number;
            paragraphs: string[];
            items: unknown[];
            topic: string;
            category: string;
            extra_info: {
                [key: string]: unknown;
            };
            creative_info: {
                [key: string]: unknown;
            };
            user_id: string | null;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
            published_at: string | null;
        };
        CarryPublishes: {
            content_id: string | null;
            feed_id: string | null;
            studio_account_id: string | null;
            title: string;
            desc: string;
            cover: string;
            image: string;
            video: string;
            topic: string;
            images: string[];
            paragraphs: string[];
            picture: string;
            channel: string;
            pv_count: number;
            like_count: number;
            collect_count: number;
            comment_count: number;
            improve_hints: string[];
            item_ids: string[];
            /** @description yuan, at most two decimals */
            cps_amount: number;
            status: string;
            source_user: string;
            priority: number;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
            release_at: string | null;
            published_at: string | null;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
            publish_tag: string;
        };
        PublishContents: {
            uid: string;
            content_id: string | null;
            /** @description id of a row */
            studio_account_id: string;
            device: string;
            channel: string;
            platform: string;
            account_name: string;
            title: string;
            desc: string;
            topic: string;
            brand: string;
            images: string[];
            image_list: string[];
            extra_covers: string[];
            make_images: string[];
            paragraphs: string[];
            items: unknown[];
            item_list: unknown[];
            category: string;
            remark: string;
            priority: number;
            draft: boolean;
            activity: boolean;
            /** @enum {string} */
            status: "queued" | "claimed" | "submitting" | "published" | "refused" | "unknown" | "needs_human" | "waiting" | "paused";
            generation: number;
            strike_count: number;
            wait_until: string | null;
            wait_why: string | null;
            feed_id: string | null;
            published_at: string | null;
            user_id: string | null;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
        };
        PublishAttempts: {
            attempt_key: string;
            /** @description id of a row */
            publish_content_id: string;
            /** @description id of a row */
            studio_account_id: string;
            device_id: string | null;
            fence: number;
            generation: number;
            /** @enum {string} */
            state: "claimed" | "submitting" | "published" | "refused" | "unknown" | "absent" | "needs_human" | "released";
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            lease_expires_at: string;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            claimed_at: string;
            submitted_at: string | null;
            settled_at: string | null;
            outcome: string | null;
            code: string | null;
            message: string | null;
            feed_id: string | null;
            reconcile_after: string | null;
            reconcile_count: number;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
        };
        PublishEvents: {
            kind: string;
            /** @description id of a row */
            studio_account_id: string;
            publish_content_id: string | null;
            attempt_id: string | null;
            device_id: string | null;
            user_id: string | null;
            title: string | null;
            detail: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
        };
        Devices: {
            name: string;
            device_no: string;
            uid: string | null;
            nickname: string | null;
            platform: string | null;
            /** @description id of a row */
            user_id: string;
            username: string;
            fence: number | null;
            lease_expires_at: string | null;
            /** @description holds a live lease */
            online: boolean;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            last_seen_at: string;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
        };
        Commands: {
            /** @description account it is for */
            uid: string;
            /** @enum {string} */
            command: "start_publish" | "open_page" | "delete_all_contents" | "delete_today_contents" | "delete_unpass_contents" | "batch_smart_image_upload" | "batch_carry_image_upload";
            msg: string;
            params: {
                [key: string]: unknown;
            };
            /** @description id of a row */
            issued_by: string;
            issuer: string;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            issued_at: string;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            expires_at: string;
            device_id: string | null;
            /** @enum {string} */
            phase: "issued" | "received" | "started" | "finished" | "refused" | "expired";
            detail: string;
            /** @description {phase, at, detail} in order */
            phases: unknown[];
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
        };
        CableTickets: Record<string, never>;
        Jobs: {
            kind: string;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            done_count: number;
            total_count: number | null;
            error: string | null;
            result: {
                [key: string]: unknown;
            } | null;
            tries: number;
            cancel_requested: boolean;
            user_id: string | null;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
            started_at: string | null;
            finished_at: string | null;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "business_categories.list": {
        parameters: {
            query?: {
                "filter[parent_id]"?: string;
                "filter[search]"?: string;
                sort?: ("lft" | "-lft" | "name" | "-name" | "updated_at" | "-updated_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("parent" | "children")[];
                "fields[business_categories]"?: ("name" | "parent_id" | "level" | "lft" | "assign_category_names" | "chuangyi_template_ids" | "assign_topic_names" | "assign_tag_names" | "updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "business_categories";
                            id: string;
                            attributes: components["schemas"]["BusinessCategories"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "business_categories.get_select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @description id of a row */
                            id: string;
                            label: string;
                            parent_id: string | null;
                            level: number;
                        }[];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "business_categories.get_smart_select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @description id of a row */
                            id: string;
                            label: string;
                            parent_id: string | null;
                            level: number;
                        }[];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "business_teams.get_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @description id of a row */
                            id: string;
                            name: string;
                            teamkey: string;
                            settings: {
                                [key: string]: unknown;
                            };
                            users_count: number;
                            studio_accounts_count: number;
                        };
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "cable_tickets.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description cable_tickets */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            ticket: string;
                            /**
                             * Format: date-time
                             * @description instant, RFC 3339 in UTC
                             */
                            expires_at: string;
                        };
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "carry_contents.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[source]"?: string[];
                "filter[channel]"?: string[];
                "filter[category]"?: string[];
                "filter[content_type]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "title" | "-title" | "play" | "-play")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[carry_contents]"?: ("title" | "cover" | "asset_cover" | "images" | "item_picture" | "video" | "desc" | "audio_text" | "status" | "source" | "channel" | "content_type" | "document_id" | "ratio" | "play" | "paragraphs" | "items" | "topic" | "category" | "extra_info" | "creative_info" | "user_id" | "updated_at" | "created_at" | "published_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "carry_contents";
                            id: string;
                            attributes: components["schemas"]["CarryContents"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "carry_contents.batch_content_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description carry_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids */
                            ids: string[];
                            /** @enum {string} */
                            status: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
                            reason?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            succeeded: {
                                /** @description id of a row */
                                id: string;
                            }[];
                            failed: {
                                /** @description id of a row */
                                id: string;
                                error: {
                                    code: string;
                                    message: string;
                                };
                            }[];
                            undo_id: string | null;
                        };
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "carry_contents.batch_to_publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description carry_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            uid: string;
                            /** @description leave it as a draft at the channel */
                            draft?: boolean;
                            /** @description publish it to the running activity */
                            activity?: boolean;
                            priority?: number;
                            /** @description publish once more what was published before */
                            again?: boolean;
                            /** @description 1 to 500 ids */
                            ids?: string[];
                            matching?: {
                                /** @enum {string} */
                                status?: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
                                source?: string;
                            };
                            expected_count?: number;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            succeeded: {
                                /** @description id of a row */
                                id: string;
                            }[];
                            failed: {
                                /** @description id of a row */
                                id: string;
                                error: {
                                    code: string;
                                    message: string;
                                };
                            }[];
                            undo_id: string | null;
                            job_id: string | null;
                        };
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "carry_contents.get_publish_content": {
        parameters: {
            query: {
                device_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_contents";
                            id: string;
                            attributes: components["schemas"]["PublishContents"] & {
                                /** @description id of a row */
                                attempt_id: string;
                                attempt_key: string;
                                fence: number;
                                /**
                                 * Format: date-time
                                 * @description instant, RFC 3339 in UTC
                                 */
                                lease_expires_at: string;
                                queue_left: number;
                            };
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Nothing to answer */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "carry_contents.set_publish_response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description carry_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            attempt_key: string;
                            /** @enum {string} */
                            outcome: "published" | "bot_check" | "rejected" | "upload_failed" | "empty" | "no_permission" | "unknown" | "not_sent";
                            feed_id?: string;
                            code?: string;
                            message?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_contents";
                            id: string;
                            attributes: components["schemas"]["PublishContents"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "carry_contents.submit_to_publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description carry_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            uid: string;
                            /** @description leave it as a draft at the channel */
                            draft?: boolean;
                            /** @description publish it to the running activity */
                            activity?: boolean;
                            priority?: number;
                            /** @description publish once more what was published before */
                            again?: boolean;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_contents";
                            id: string;
                            attributes: components["schemas"]["PublishContents"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "carry_publishes.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[status]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[content_id]"?: string[];
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "pv_count" | "-pv_count" | "like_count" | "-like_count" | "priority" | "-priority")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "carry_content"[];
                "fields[carry_publishes]"?: ("content_id" | "feed_id" | "studio_account_id" | "title" | "desc" | "cover" | "image" | "video" | "topic" | "images" | "paragraphs" | "picture" | "channel" | "pv_count" | "like_count" | "collect_count" | "comment_count" | "improve_hints" | "item_ids" | "cps_amount" | "status" | "source_user" | "priority" | "created_at" | "release_at" | "published_at" | "updated_at" | "publish_tag")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "carry_publishes";
                            id: string;
                            attributes: components["schemas"]["CarryPublishes"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "commands.list": {
        parameters: {
            query?: {
                "filter[uid]"?: string[];
                "filter[command]"?: ("start_publish" | "open_page" | "delete_all_contents" | "delete_today_contents" | "delete_unpass_contents" | "batch_smart_image_upload" | "batch_carry_image_upload")[];
                "filter[phase]"?: ("issued" | "received" | "started" | "finished" | "refused" | "expired")[];
                sort?: ("issued_at" | "-issued_at" | "id" | "-id")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[commands]"?: ("uid" | "command" | "msg" | "params" | "issued_by" | "issuer" | "issued_at" | "expires_at" | "device_id" | "phase" | "detail" | "phases" | "updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "commands";
                            id: string;
                            attributes: components["schemas"]["Commands"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "commands.issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description commands */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            uid: string;
                            /** @enum {string} */
                            command: "start_publish" | "open_page" | "delete_all_contents" | "delete_today_contents" | "delete_unpass_contents" | "batch_smart_image_upload" | "batch_carry_image_upload";
                            params?: {
                                [key: string]: unknown;
                            };
                            msg?: string;
                            /** @description seconds, default 60 */
                            expires_in_s?: number;
                            confirm?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "commands";
                            id: string;
                            attributes: components["schemas"]["Commands"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "commands.inbox": {
        parameters: {
            query: {
                device_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "commands";
                            id: string;
                            attributes: components["schemas"]["Commands"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "commands.acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description commands */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of a row */
                            device_id: string;
                            /** @enum {string} */
                            phase: "received" | "started" | "finished" | "refused";
                            detail?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "commands";
                            id: string;
                            attributes: components["schemas"]["Commands"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "devices.list": {
        parameters: {
            query?: {
                "filter[online]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "last_seen_at" | "-last_seen_at" | "name" | "-name")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[devices]"?: ("name" | "device_no" | "uid" | "nickname" | "platform" | "user_id" | "username" | "fence" | "lease_expires_at" | "online" | "last_seen_at" | "updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "devices";
                            id: string;
                            attributes: components["schemas"]["Devices"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "devices.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description devices */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            name: string;
                            device_no: string;
                            uid?: string;
                            take_over?: boolean;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "devices";
                            id: string;
                            attributes: components["schemas"]["Devices"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "devices.heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description devices */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            fence?: number;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "devices";
                            id: string;
                            attributes: components["schemas"]["Devices"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "devices.release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description devices */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "devices";
                            id: string;
                            attributes: components["schemas"]["Devices"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "jobs.list": {
        parameters: {
            query?: {
                "filter[state]"?: ("queued" | "running" | "done" | "failed" | "cancelled")[];
                "filter[kind]"?: string[];
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[jobs]"?: ("kind" | "state" | "done_count" | "total_count" | "error" | "result" | "tries" | "cancel_requested" | "user_id" | "created_at" | "started_at" | "finished_at" | "updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "jobs.get": {
        parameters: {
            query?: {
                "fields[jobs]"?: ("kind" | "state" | "done_count" | "total_count" | "error" | "result" | "tries" | "cancel_requested" | "user_id" | "created_at" | "started_at" | "finished_at" | "updated_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "jobs.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "jobs.retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_attempts.list": {
        parameters: {
            query?: {
                "filter[state]"?: ("claimed" | "submitting" | "published" | "refused" | "unknown" | "absent" | "needs_human" | "released")[];
                "filter[publish_content_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[attempt_key]"?: string[];
                sort?: ("updated_at" | "-updated_at" | "claimed_at" | "-claimed_at" | "id" | "-id")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "publish_content"[];
                "fields[publish_attempts]"?: ("attempt_key" | "publish_content_id" | "studio_account_id" | "device_id" | "fence" | "generation" | "state" | "lease_expires_at" | "claimed_at" | "submitted_at" | "settled_at" | "outcome" | "code" | "message" | "feed_id" | "reconcile_after" | "reconcile_count" | "updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_attempts";
                            id: string;
                            attributes: components["schemas"]["PublishAttempts"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_attempts.get": {
        parameters: {
            query?: {
                include?: "publish_content"[];
                "fields[publish_attempts]"?: ("attempt_key" | "publish_content_id" | "studio_account_id" | "device_id" | "fence" | "generation" | "state" | "lease_expires_at" | "claimed_at" | "submitted_at" | "settled_at" | "outcome" | "code" | "message" | "feed_id" | "reconcile_after" | "reconcile_count" | "updated_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_attempts";
                            id: string;
                            attributes: components["schemas"]["PublishAttempts"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_attempts.heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description publish_attempts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            fence: number;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            fence: number;
                            /**
                             * Format: date-time
                             * @description instant, RFC 3339 in UTC
                             */
                            lease_expires_at: string;
                        };
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_attempts.reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description publish_attempts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_attempts";
                            id: string;
                            attributes: components["schemas"]["PublishAttempts"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_attempts.report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description publish_attempts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @enum {string} */
                            outcome: "published" | "bot_check" | "rejected" | "upload_failed" | "empty" | "no_permission" | "unknown" | "not_sent";
                            feed_id?: string;
                            code?: string;
                            message?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_contents";
                            id: string;
                            attributes: components["schemas"]["PublishContents"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_attempts.resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description publish_attempts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @enum {string} */
                            resolution: "published" | "not_published";
                            feed_id?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_attempts";
                            id: string;
                            attributes: components["schemas"]["PublishAttempts"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_attempts.submitting": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description publish_attempts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            fence: number;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_attempts";
                            id: string;
                            attributes: components["schemas"]["PublishAttempts"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_contents.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[category]"?: string[];
                "filter[account_name]"?: string[];
                "filter[published]"?: boolean;
                "filter[user_id]"?: string[];
                "filter[uid]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[status]"?: ("queued" | "claimed" | "submitting" | "published" | "refused" | "unknown" | "needs_human" | "waiting" | "paused")[];
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "priority" | "-priority" | "id" | "-id")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "user"[];
                "fields[publish_contents]"?: ("uid" | "content_id" | "studio_account_id" | "device" | "channel" | "platform" | "account_name" | "title" | "desc" | "topic" | "brand" | "images" | "image_list" | "extra_covers" | "make_images" | "paragraphs" | "items" | "item_list" | "category" | "remark" | "priority" | "draft" | "activity" | "status" | "generation" | "strike_count" | "wait_until" | "wait_why" | "feed_id" | "published_at" | "user_id" | "created_at" | "updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_contents";
                            id: string;
                            attributes: components["schemas"]["PublishContents"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_contents.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description publish_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            title: string;
                            desc?: string;
                            topic?: string;
                            brand?: string;
                            images?: string[];
                            image_list?: string[];
                            extra_covers?: string[];
                            make_images?: string[];
                            paragraphs?: string[];
                            items?: {
                                item_id: string;
                                title?: string;
                            }[];
                            item_list?: {
                                item_id: string;
                                title?: string;
                            }[];
                            category?: string;
                            remark?: string;
                            priority?: number;
                            draft?: boolean;
                            activity?: boolean;
                            uid: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_contents";
                            id: string;
                            attributes: components["schemas"]["PublishContents"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_contents.get": {
        parameters: {
            query?: {
                include?: "user"[];
                "fields[publish_contents]"?: ("uid" | "content_id" | "studio_account_id" | "device" | "channel" | "platform" | "account_name" | "title" | "desc" | "topic" | "brand" | "images" | "image_list" | "extra_covers" | "make_images" | "paragraphs" | "items" | "item_list" | "category" | "remark" | "priority" | "draft" | "activity" | "status" | "generation" | "strike_count" | "wait_until" | "wait_why" | "feed_id" | "published_at" | "user_id" | "created_at" | "updated_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_contents";
                            id: string;
                            attributes: components["schemas"]["PublishContents"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_contents.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description publish_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            title?: string;
                            desc?: string;
                            topic?: string;
                            brand?: string;
                            images?: string[];
                            image_list?: string[];
                            extra_covers?: string[];
                            make_images?: string[];
                            paragraphs?: string[];
                            items?: {
                                item_id: string;
                                title?: string;
                            }[];
                            item_list?: {
                                item_id: string;
                                title?: string;
                            }[];
                            category?: string;
                            remark?: string;
                            priority?: number;
                            draft?: boolean;
                            activity?: boolean;
                            /** @enum {string} */
                            status?: "queued" | "paused";
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_contents";
                            id: string;
                            attributes: components["schemas"]["PublishContents"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_contents.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing to answer */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_events.list": {
        parameters: {
            query?: {
                "filter[kind]"?: string[];
                "filter[uid]"?: string;
                "filter[publish_content_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[attempt_id]"?: string[];
                sort?: ("created_at" | "-created_at" | "id" | "-id")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[publish_events]"?: ("kind" | "studio_account_id" | "publish_content_id" | "attempt_id" | "device_id" | "user_id" | "title" | "detail" | "created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_events";
                            id: string;
                            attributes: components["schemas"]["PublishEvents"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "publish_events.get": {
        parameters: {
            query?: {
                "fields[publish_events]"?: ("kind" | "studio_account_id" | "publish_content_id" | "attempt_id" | "device_id" | "user_id" | "title" | "detail" | "created_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "publish_events";
                            id: string;
                            attributes: components["schemas"]["PublishEvents"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "studio_accounts.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[category]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[uid]"?: string[];
                "filter[user_id]"?: string[];
                "filter[visiable]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "nickname" | "-nickname" | "fans_count" | "-fans_count" | "day_task_count" | "-day_task_count")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "business_category"[];
                "fields[studio_accounts]"?: ("platform" | "uid" | "category" | "business_category_id" | "nickname" | "username" | "email" | "avatar" | "has_secret" | "secret_set_at" | "has_cookies" | "cookies_set_at" | "expires_at" | "account_info" | "income_summary" | "cps_summary" | "page_views" | "homepage" | "device_no" | "remark" | "slogan" | "scene_image" | "day_task_count" | "day_publish_count" | "contents_count" | "status_count" | "online" | "visiable" | "updated_at" | "platform_settings" | "publish_channels" | "publish_plans" | "publish_tag" | "fans_count" | "mcn_name" | "has_already_sign" | "day_deleted_statistics" | "change_logs" | "gh_delete_period" | "sub_operate_name" | "gh_publish_schedule" | "gh_pic_publish_delay" | "assign_topic_ids" | "assign_tag_names" | "creation_template_ids" | "watermark" | "cooldown_until" | "cooldown_why" | "queue_ended_why")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "studio_accounts";
                            id: string;
                            attributes: components["schemas"]["StudioAccounts"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "studio_accounts.get_publish_info": {
        parameters: {
            query: {
                uid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @description id of a row */
                            id: string;
                            uid: string;
                            nickname: string;
                            avatar: string;
                            platform: string;
                            channel: {
                                name: string;
                                title_zh: string;
                                title_en: string;
                                frame_url: string;
                                frame_origin: string;
                                enabled: boolean;
                            };
                            queue: {
                                left: number;
                                by_status: {
                                    [key: string]: unknown;
                                };
                            };
                            lease: {
                                /** @description id of a row */
                                device_id: string;
                                device_name: string;
                                /**
                                 * Format: date-time
                                 * @description instant, RFC 3339 in UTC
                                 */
                                expires_at: string;
                                mine: boolean;
                            } | null;
                            limits: {
                                day_task_count: number;
                                day_publish_count: number;
                                /** @description seconds */
                                delay_min_s: number;
                                /** @description seconds */
                                delay_max_s: number;
                                lease_ms: number;
                                heartbeat_ms: number;
                                failure_wait_ms: number;
                                upload_wait_ms: number;
                                empty_wait_ms: number;
                            };
                            cooldown_until: string | null;
                            ended_why: string | null;
                        };
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "studio_accounts.get_select": {
        parameters: {
            query?: {
                search?: string;
                platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @description id of a row */
                            id: string;
                            label: string;
                            uid: string;
                            platform: string;
                            avatar: string;
                        }[];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "studio_accounts.get": {
        parameters: {
            query?: {
                include?: "business_category"[];
                "fields[studio_accounts]"?: ("platform" | "uid" | "category" | "business_category_id" | "nickname" | "username" | "email" | "avatar" | "has_secret" | "secret_set_at" | "has_cookies" | "cookies_set_at" | "expires_at" | "account_info" | "income_summary" | "cps_summary" | "page_views" | "homepage" | "device_no" | "remark" | "slogan" | "scene_image" | "day_task_count" | "day_publish_count" | "contents_count" | "status_count" | "online" | "visiable" | "updated_at" | "platform_settings" | "publish_channels" | "publish_plans" | "publish_tag" | "fans_count" | "mcn_name" | "has_already_sign" | "day_deleted_statistics" | "change_logs" | "gh_delete_period" | "sub_operate_name" | "gh_publish_schedule" | "gh_pic_publish_delay" | "assign_topic_ids" | "assign_tag_names" | "creation_template_ids" | "watermark" | "cooldown_until" | "cooldown_why" | "queue_ended_why")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "studio_accounts";
                            id: string;
                            attributes: components["schemas"]["StudioAccounts"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "system_notices.list": {
        parameters: {
            query?: {
                "filter[status]"?: string[];
                "filter[source]"?: string[];
                "filter[readed]"?: boolean;
                sort?: ("readed" | "-readed" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[system_notices]"?: ("status" | "source" | "readed" | "title" | "message" | "level" | "action" | "job_id" | "created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "system_notices";
                            id: string;
                            attributes: components["schemas"]["SystemNotices"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "system_notices.clear_notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            count: number;
                        };
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "system_notices.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description system_notices */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            readed: boolean;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "system_notices";
                            id: string;
                            attributes: components["schemas"]["SystemNotices"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[roles]"?: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb")[];
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "username" | "-username" | "full_name" | "-full_name")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "business_team"[];
                "fields[users]"?: ("username" | "full_name" | "phone_number" | "avatar" | "roles" | "online" | "disabled" | "business_team_id" | "team_name" | "created_at" | "updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "users";
                            id: string;
                            attributes: components["schemas"]["Users"];
                            relationships?: components["schemas"]["Relationships"];
                        }[];
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.get_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            roles: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb")[];
                            username: string;
                            full_name: string;
                            teamname: string;
                            /** @description id of a row */
                            teamid: string;
                            teamkey: string;
                            avatar: string;
                            settings: {
                                [key: string]: unknown;
                            };
                            permissions: string[];
                            /** @description the full-access flag, not the role of that name */
                            admin: boolean;
                        };
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.update_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description users */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            current_password: string;
                            /** @description at least 8 characters */
                            new_password: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            ended_sessions: number;
                        };
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.get": {
        parameters: {
            query?: {
                include?: "business_team"[];
                "fields[users]"?: ("username" | "full_name" | "phone_number" | "avatar" | "roles" | "online" | "disabled" | "business_team_id" | "team_name" | "created_at" | "updated_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "users";
                            id: string;
                            attributes: components["schemas"]["Users"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.api+json": {
                    data: {
                        /** @description users */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            full_name?: string;
                            phone_number?: string | null;
                            avatar?: string;
                            roles?: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb")[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "users";
                            id: string;
                            attributes: components["schemas"]["Users"];
                            relationships?: components["schemas"]["Relationships"];
                        };
                        included?: components["schemas"]["Included"][];
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.expire_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            expired: true;
                        };
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing to answer */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    grant_type?: "password";
                    /** @enum {string} */
                    scope?: "public";
                    client_id?: string;
                    client_secret?: string;
                    username: string;
                    password?: string;
                    code?: string;
                };
                "application/json": {
                    /** @enum {string} */
                    grant_type?: "password";
                    /** @enum {string} */
                    scope?: "public";
                    client_id?: string;
                    client_secret?: string;
                    username: string;
                    password?: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @enum {string} */
                        token_type: "Bearer";
                        /** @description seconds */
                        expires_in: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.refresh_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @enum {string} */
                        token_type: "Bearer";
                        /** @description seconds */
                        expires_in: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.sms_code": {
        parameters: {
            query: {
                username: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            accepted: true;
                        };
                        meta?: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Error"];
                };
            };
        };
    };
}
