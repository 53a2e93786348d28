// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
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
        UserManagement: Record<string, never>;
        BusinessTeams: {
            name: string;
            team_key: string;
            settings: {
                [key: string]: unknown;
            };
            studio_accounts_count: number;
            users_count: number;
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
            level: "info" | "success" | "warning" | "error" | (string & {});
            action: string | null;
            job_id: string | null;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
        };
        AccessAccounts: {
            platform: string;
            uid: string;
            nickname: string;
            avatar: string;
            category: string;
            /** @description a secret is stored; it is never shown */
            has_secret: boolean;
            secret_set_at: string | null;
            /** @description cookies are stored; they are never shown */
            has_cookies: boolean;
            cookies_set_at: string | null;
            summary: string;
            today_publish_times: number;
            expires_at: string | null;
            expired: boolean;
            username: string;
            email: string;
            remark: string;
            /** @description posts a day; 0 = no cap */
            day_task_count: number;
            device_no: string;
            level: number;
            fans_count: number;
            /** @description the platform lets it publish */
            permission: boolean;
            account_info: {
                [key: string]: unknown;
            };
            backbone: {
                [key: string]: unknown;
            };
            backbone_at: string | null;
            verified_at: string | null;
            verify_message: string | null;
            user_id: string | null;
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
            /** @description the channel lets it publish, as it said last */
            permitted: boolean;
            checked_at: string | null;
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
            /** @description watched authors of this account */
            daren_list_count: number;
            contents_count: number;
            status_count: {
                [key: string]: unknown;
            };
            /** @description a live device holds the lease of this account */
            online: boolean;
            visiable: boolean;
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
            /** @description seconds */
            publish_gap_s: number;
            cooldown_until: string | null;
            cooldown_why: string | null;
            queue_ended_why: string | null;
        };
        StudioContents: {
            images: string[];
            video: string;
            items: unknown[];
            cover: string;
            title: string;
            desc: string;
            content_id: string | null;
            remark: string;
            /** @enum {string} */
            status: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted" | (string & {});
            publish_params: {
                [key: string]: unknown;
            };
            ratio: string;
            topic: string;
            studio_account_id: string | null;
            studio_source_id: string | null;
            platform: string;
            /** @enum {string} */
            content_type: "image" | "video" | (string & {});
            source: string;
            category: string;
            audio_text: string;
            /** @description made from own images and texts, not collected */
            creative: boolean;
            play_count: number;
            like_count: number;
            collect_count: number;
            comment_count: number;
            origin_type: string | null;
            origin_id: string | null;
            user_id: string | null;
            refreshed_at: string | null;
            released_at: string | null;
            published_at: string | null;
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
        StudioPools: {
            /** @description id of studio_accounts */
            studio_account_id: string;
            checked: boolean;
            item_id: string;
            title: string;
            shop_title: string;
            pic_url: string;
            item_url: string;
            images: string[];
            category: string;
            /** @description yuan, at most two decimals */
            price: number;
            /** @description percent */
            commission_rate: number;
            remark: string;
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
        StudioSources: {
            nickname: string;
            source_url: string;
            source_params: {
                [key: string]: unknown;
            };
            status_count: {
                [key: string]: unknown;
            };
            platform: string;
            author_id: string | null;
            avatar: string;
            summary: string;
            fans_count: number;
            contents_count: number;
            remark: string;
            studio_account_id: string | null;
            user_id: string | null;
            collected_at: string | null;
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
            status: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted" | (string & {});
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
            carry_source_id: string | null;
            assigned_account_id: string | null;
            assigned_at: string | null;
            business_category_id: string | null;
            origin_type: string | null;
            origin_id: string | null;
            author_id: string;
            source_author: string;
            source_published_at: string | null;
            like_count: number;
            collect_count: number;
            comment_count: number;
            aweme_at: string | null;
            review_reason: string;
            reviewed_at: string | null;
            downloaded_at: string | null;
            claimed_until: string | null;
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
        CarryMaterials: {
            title: string;
            category: string;
            cover_url: string;
            /** @description platform it came from; manual = written by a person */
            source: string;
            source_id: string | null;
            source_url: string;
            /** @description the outside creator it came from */
            source_user: string;
            /** @enum {string} */
            status: "fetched" | "processed" | "checked" | "rejected" | (string & {});
            /** @enum {string} */
            matching_type: "manual" | "exact" | "similar" | "theme" | (string & {});
            /** @description who collected it */
            op_name: string;
            business_category_id: string | null;
            business_category_name: string;
            category_level: number | null;
            carry_items_count: number;
            carry_contents_count: number;
            tags: string[];
            /** @description in the random pool */
            pooling: boolean;
            remark: string;
            extra_info: {
                [key: string]: unknown;
            };
            channel_available: boolean | null;
            channel_reason: string;
            channel_checked_at: string | null;
            collected_at: string | null;
            user_id: string | null;
            merged_into_id: string | null;
            origin_type: string | null;
            origin_id: string | null;
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
        CarryItems: {
            /** @description id of the product at its platform */
            item_id: string;
            title: string;
            shop_title: string;
            brand: string;
            pic_url: string;
            images: string[];
            item_url: string;
            category: string;
            business_category_id: string | null;
            sales: number;
            /** @description yuan, at most two decimals */
            price: number;
            /** @description percent, at most two decimals */
            commission_rate: number;
            /** @description yuan, at most two decimals */
            commission_price: number;
            detail_info: {
                [key: string]: unknown;
            };
            /** @description platform */
            source: string;
            available: boolean;
            unavailable_reason: string;
            available_checked_at: string | null;
            synced_at: string | null;
            /** @description in the random pool */
            pooling: boolean;
            carry_material_id: string | null;
            contents_count: number;
            rates_count: number;
            user_id: string | null;
            origin_type: string | null;
            origin_id: string | null;
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
        CarryItemDetails: {
            /** @description id of carry_items */
            carry_item_id: string;
            /**
             * Format: date
             * @description day, YYYY-MM-DD, in Asia/Shanghai
             */
            record_date: string;
            title: string;
            pic_url: string;
            source: string;
            item_id: string;
            sales: number;
            /** @description yuan, at most two decimals */
            price: number;
            /** @description percent, at most two decimals */
            commission_rate: number;
            /** @description yuan, at most two decimals */
            commission_price: number;
            available: boolean;
            reason: string;
            attributes_info: {
                [key: string]: unknown;
            };
            carry_item_assigns_count: number;
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
        CarryItemAssigns: {
            /** @description id of carry_item_details */
            carry_item_detail_id: string;
            /** @description id of carry_items */
            carry_item_id: string;
            /** @enum {string} */
            kind: "person" | "material" | "content" | (string & {});
            /** @description id of a row */
            target_id: string;
            /** @description what or whom it went to, as people read it */
            title: string;
            user_id: string | null;
            assigned_by: string | null;
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
            /** @description what the channel says of the post: published, draft, deleted; empty: not asked */
            channel_state: string;
            pv_count: number;
            like_count: number;
            collect_count: number;
            comment_count: number;
            metrics_at: string | null;
            improve_hints: string[];
            item_ids: string[];
            source_items: unknown[];
            /** @description yuan, at most two decimals */
            cps_amount: number;
            cps_imported_at: string | null;
            /** @description published: live; processed: its assets are ready to go out once more; deleted */
            status: string;
            source_user: string;
            priority: number;
            user_id: string | null;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
            release_at: string | null;
            published_at: string | null;
            processed_at: string | null;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            updated_at: string;
            publish_tag: string;
        };
        CarrySources: {
            nickname: string;
            platform: string;
            home_page_url: string;
            user_id: string | null;
            /** @description id at the platform */
            author_id: string;
            avatar: string;
            summary: string;
            category: string;
            business_category_id: string | null;
            studio_account_id: string | null;
            fans_count: number;
            contents_count: number;
            /**
             * @description active: collected and offered; paused: collected, not offered for publishing; stopped: neither
             * @enum {string}
             */
            status: "active" | "paused" | "stopped" | (string & {});
            /** @description the spider looks at it by itself */
            monitored: boolean;
            last_spider_at: string | null;
            last_spider_error: string | null;
            newest_content_at: string | null;
            status_count: {
                [key: string]: unknown;
            };
            origin_type: string | null;
            origin_id: string | null;
            extra_info: {
                [key: string]: unknown;
            };
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
        PublishContents: {
            uid: string;
            content_id: string | null;
            /** @description family of the content */
            family: string;
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
            status: "queued" | "claimed" | "submitting" | "published" | "refused" | "unknown" | "needs_human" | "waiting" | "paused" | (string & {});
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
            state: "claimed" | "submitting" | "published" | "refused" | "unknown" | "absent" | "needs_human" | "released" | (string & {});
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
        CreatorTasks: {
            category: string;
            platform: string;
            topic: string;
            topics: string[];
            goods_id: string;
            /** @description page of the platform’s answer that is read next */
            page_number: number;
            goods_detail: {
                [key: string]: unknown;
            };
            keyword: string;
            items: {
                [key: string]: unknown;
            }[];
            items_count: number;
            /** @description contents by status */
            status_count: {
                [key: string]: number;
            };
            contents_count: number;
            pools_count: number;
            dash: boolean;
            remark: string;
            user_id: string | null;
            closed_at: string | null;
            synced_at: string | null;
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
        CreatorPools: {
            goods_cover: string;
            goods_id: string;
            goods_name: string;
            goods_detail: {
                [key: string]: unknown;
            };
            /** @description id of a row */
            creator_task_id: string;
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
        CreatorContents: {
            title: string;
            cover: string;
            images: string[];
            make_images: string[];
            images_count: number;
            video: string;
            desc: string;
            topic: string;
            paragraphs: string[];
            items: {
                [key: string]: unknown;
            }[];
            category: string;
            channel: string;
            source: string;
            /** @enum {string} */
            kind: "creator" | "personify" | (string & {});
            publish_params: {
                [key: string]: unknown;
            };
            extra_info: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            status: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted" | (string & {});
            creator_task_id: string | null;
            studio_account_id: string | null;
            assigned_at: string | null;
            user_id: string | null;
            published_at: string | null;
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
        BusinessPools: {
            item_id: string;
            title: string;
            shop_title: string;
            pic_url: string;
            item_url: string;
            source: string;
            sales: number;
            /** @description yuan, at most two decimals */
            price: number;
            /** @description percent */
            commission_rate: number;
            contents_count: number;
            /** @description product picks of the same product */
            items_count: number;
            /** @description those of them that went into a content */
            creative_items_count: number;
            /** @description goods and contents it is compared with */
            benchmarking_count: number;
            /** @description contents by status */
            creative_contents_status: {
                [key: string]: number;
            };
            /** @description every image is made, and every paragraph checked, and there are some of both */
            complete_processed: boolean;
            creative_materials_count: number;
            creative_paragraphs_count: number;
            unchecked_creative_paragraphs_count: number;
            smart_paragraphs_count: number;
            available: boolean;
            available_reason: string;
            available_at: string | null;
            pooling: boolean;
            remark: string;
            rank_name: string;
            business_category_id: string | null;
            category: string;
            category_info: {
                [key: string]: unknown;
            };
            positive_percent: number | null;
            rates_at: string | null;
            benchmarked_at: string | null;
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
        SmartParagraphs: {
            text: string;
            source: string;
            outside_id: string | null;
            score: number | null;
            images: string[];
            /** @description id of a row */
            business_pool_id: string;
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
        CreativeParagraphs: {
            /** @description the word the paragraph grew from */
            seed: string;
            text: string;
            category: string;
            source: string;
            checked: boolean;
            business_pool_id: string | null;
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
        CreativeMaterials: {
            image: string;
            filename: string;
            /** @description the image that is used; empty before it is made */
            make_image: string;
            /** @description bytes; 0 before the image was looked at */
            filesize: number;
            width: number | null;
            height: number | null;
            /** @description shelf number of the goods it shows */
            sn: string;
            priority: number;
            category: string;
            made_at: string | null;
            make_error: string;
            business_pool_id: string | null;
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
        SmartContents: {
            title: string;
            images: string[];
            make_images: string[];
            /** @description positions of the images that the image tool is to use, from 0 */
            image_assign_index: number[];
            desc: string;
            words_count: number;
            paragraphs: string[];
            paragraphs_count: number;
            publishes_count: number;
            items: {
                [key: string]: unknown;
            }[];
            topic: string;
            source: string;
            category: string;
            channel: string;
            /** @enum {string} */
            status: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted" | (string & {});
            user_id: string | null;
            /** @description id of a row */
            business_team_id: string;
            origin_type: string | null;
            origin_id: string | null;
            claimed_until: string | null;
            downloaded_at: string | null;
            published_at: string | null;
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
        SmartPublishes: {
            content_id: string | null;
            studio_account_id: string | null;
            feed_id: string | null;
            title: string;
            channel: string;
            pv_count: number;
            like_count: number;
            collect_count: number;
            comment_count: number;
            improve_hints: string[];
            metrics_at: string | null;
            release_at: string | null;
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
        CreativeContents: {
            title: string;
            images: string[];
            make_images: string[];
            desc: string;
            paragraphs: string[];
            items: {
                [key: string]: unknown;
            }[];
            topic: string;
            brand: string;
            source: string;
            category: string;
            channel: string;
            /** @enum {string} */
            status: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted" | (string & {});
            creative_publishes_count: number;
            user_id: string | null;
            /** @description id of a row */
            business_team_id: string;
            origin_type: string | null;
            origin_id: string | null;
            published_at: string | null;
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
        CreativePublishes: {
            content_id: string | null;
            studio_account_id: string | null;
            feed_id: string | null;
            title: string;
            channel: string;
            pv_count: number;
            like_count: number;
            collect_count: number;
            comment_count: number;
            improve_hints: string[];
            metrics_at: string | null;
            release_at: string | null;
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
            make_images: string[];
            topic: string;
            brand: string;
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
            command: "start_publish" | "open_page" | "delete_all_contents" | "delete_today_contents" | "delete_unpass_contents" | "batch_smart_image_upload" | "batch_carry_image_upload" | (string & {});
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
            phase: "issued" | "received" | "started" | "finished" | "refused" | "expired" | (string & {});
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
        ChannelRules: {
            /** @enum {string} */
            channel: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | (string & {});
            /** @description characters */
            title_min: number;
            /** @description characters */
            title_max: number;
            /** @description characters */
            desc_max: number;
            /** @description paragraphs */
            paragraphs_max: number;
            /** @description images */
            images_min: number;
            /** @description images */
            images_max: number;
            /** @description empty: any */
            image_ratios: string[];
            /** @description topics */
            topics_max: number;
            /** @description products */
            items_max: number;
            banned_words: {
                word: string;
                /**
                 * @description forbid: may not be published; warn: the author is told
                 * @enum {string}
                 */
                level: "forbid" | "warn" | (string & {});
                /** @description what to write instead; may be empty */
                suggestion: string;
                reason: string;
            }[];
            /** @description rules that are off are not looked at */
            enabled: boolean;
            remark: string;
            banned_words_count: number;
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
        WindmillCrowds: {
            category: string;
            group_name: string;
            data_type: string;
            /** @enum {string} */
            status: "enabled" | "disabled" | (string & {});
            platform: string;
            /** @description id at the platform */
            crowd_id: string;
            size: number;
            contents_count: number;
            synced_at: string | null;
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
        WindmillContents: {
            category: string;
            group_name: string;
            data_type: string;
            /** @enum {string} */
            status: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted" | (string & {});
            title: string;
            desc: string;
            cover: string;
            images: string[];
            platform: string;
            /** @description id at the platform */
            content_id: string;
            windmill_crowd_id: string | null;
            user_id: string | null;
            published_at: string | null;
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
        GoudongGoldRanks: {
            name: string;
            category: string;
            business_category_id: string | null;
            remark: string;
            pools_count: number;
            synced_at: string | null;
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
        GoudongGoldPools: {
            /** @description id of a row */
            goudong_gold_rank_id: string;
            rank_name: string;
            /** @description place in the ranking */
            rank_no: number;
            /** @description id at the platform */
            item_id: string;
            platform: string;
            title: string;
            shop_title: string;
            pic_url: string;
            item_url: string;
            images: string[];
            category: string;
            brand: string;
            sales: number;
            /** @description yuan, at most two decimals */
            price: number;
            /** @description percent */
            commission_rate: number;
            /** @description yuan, at most two decimals */
            commission_price: number;
            available: boolean;
            synced_at: string | null;
            transferred_at: string | null;
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
        SmartDarenAccounts: {
            channel_tags: string[];
            category: string;
            video_30day_count: number;
            video_30day_pv: number;
            /** @description percent */
            video_30day_rate: number;
            area_tag: string;
            remark: string;
            /** @enum {string} */
            platform: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke" | (string & {});
            /** @description id at the platform */
            author_id: string;
            nickname: string;
            avatar: string;
            home_page_url: string;
            fans_count: number;
            synced_at: string | null;
            transferred_at: string | null;
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
        ContentItems: {
            title: string;
            paragraphs: string[];
            cover: string;
            images: string[];
            /** @description the description of the content */
            desc_content: string;
            /** @description its finished images, else its images */
            images_content: string[];
            source: string;
            category: string;
            status: string;
            /** @description the family, as its resource is called */
            origin_type: string;
            /** @description id of a row */
            origin_id: string;
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
        DocumentContents: {
            title: string;
            content: string;
            modified_content: string | null;
            differences: {
                /** @enum {string} */
                kind: "same" | "removed" | "added" | (string & {});
                text: string;
            }[];
            /** @description what it was rewritten for; may be empty */
            channel: string;
            /** @enum {string} */
            source: "import" | "modified" | (string & {});
            blob: string | null;
            row_no: number | null;
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
        Conversations: {
            title: string;
            /** @description where it was started */
            source: string;
            /** @description id of a row */
            user_id: string;
            messages_count: number;
            /** @description an answer is being written */
            answering: boolean;
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
        ConversationMessages: {
            /** @description id of a row */
            conversation_id: string;
            /** @enum {string} */
            role: "user" | "assistant" | (string & {});
            text: string;
            /**
             * @description broken: the answer ended before its time, the text is what came
             * @enum {string}
             */
            state: "streaming" | "done" | "stopped" | "broken" | (string & {});
            error: string | null;
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
        Jobs: {
            kind: string;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed" | "cancelled" | (string & {});
            done_count: number;
            total_count: number | null;
            error: string | null;
            result: {
                [key: string]: unknown;
            } | null;
            tries: number;
            /** @description started by a schedule, not by a person */
            scheduled: boolean;
            due_at: string | null;
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
        AuditEvents: {
            /** @description id of a row */
            business_team_id: string;
            team_name: string;
            user_id: string | null;
            username: string;
            full_name: string;
            operation: string;
            subject_type: string;
            subject_ids: string[];
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            changes: {
                id: string;
                before: {
                    [key: string]: unknown;
                };
                after: {
                    [key: string]: unknown;
                };
            }[] | null;
            /** @description whether it kept what undoes it */
            undoable: boolean;
            undone_by: string | null;
            reason: string | null;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
        };
        Sessions: {
            user_agent: string;
            remote_address: string;
            /** @description the session that asks */
            current: boolean;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            last_seen_at: string;
            /**
             * Format: date-time
             * @description instant, RFC 3339 in UTC
             */
            expires_at: string;
        };
        Preferences: {
            theme: {
                [key: string]: unknown;
            };
            layout: {
                [key: string]: unknown;
            };
            columns: {
                [key: string]: unknown;
            };
            keys: {
                [key: string]: unknown;
            };
            updated_at: string | null;
        };
        Views: {
            /** @enum {string} */
            kind: "personal" | "team" | "role" | (string & {});
            role: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb") | null;
            user_id: string | null;
            resource: string;
            name: string;
            settings: {
                [key: string]: unknown;
            };
            columns: string[];
            is_default: boolean;
            position: number;
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
        Exports: {
            /** @description type of the list */
            resource: string;
            /** @enum {string} */
            format: "csv" | "xlsx" | (string & {});
            filter: {
                [key: string]: unknown;
            };
            sort: string;
            /** @description columns; empty = all */
            fields: string[];
            file_name: string;
            job_id: string | null;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed" | "cancelled" | "expired" | (string & {});
            error: string | null;
            done_count: number;
            total_count: number | null;
            row_count: number | null;
            byte_count: number | null;
            expires_at: string | null;
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
        Uploads: {
            user_id: string | null;
            file_name: string;
            /** @enum {string} */
            kind: "image" | "video" | (string & {});
            content_type: string;
            byte_count: number;
            sha256: string;
            width: number | null;
            height: number | null;
            /** @description path of the file on this origin */
            url: string;
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
        Plans: {
            /** @description id of a row */
            user_id: string;
            /** @description id of a row */
            studio_account_id: string;
            account_name: string;
            platform: string;
            name: string;
            /** @enum {string} */
            kind: "submit" | "open_queue" | (string & {});
            weekdays: number[];
            times: string[];
            timezone: string;
            batch_count: number;
            content_status: string;
            /** @description empty = any */
            content_source: string;
            /** @description empty = any */
            content_category: string;
            draft: boolean;
            activity: boolean;
            enabled: boolean;
            starts_on: string | null;
            ends_on: string | null;
            next_run_at: string | null;
            last_run_at: string | null;
            last_job_id: string | null;
            last_job_state: string | null;
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
        Webhooks: {
            name: string;
            url: string;
            events: string[];
            has_secret: boolean;
            secret_set_at: string | null;
            enabled: boolean;
            /** @description deliveries given up since the last success */
            failure_count: number;
            disabled_why: string | null;
            last_delivered_at: string | null;
            pending_count: number;
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
        Deliveries: {
            /** @description id of a row */
            webhook_id: string;
            delivery_key: string;
            event: string;
            payload: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            state: "pending" | "delivered" | "failed" | (string & {});
            tries: number;
            next_try_at: string | null;
            response_status: number | null;
            error: string | null;
            replay_of: string | null;
            delivered_at: string | null;
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
        CarryStatistics: {
            /**
             * Format: date
             * @description day, YYYY-MM-DD
             */
            record_date: string;
            /** @description topic or tag of a publication, category of an account */
            keyword: string;
            title: string;
            /** @description id of a row */
            resource_id: string;
            /** @enum {string} */
            resource_type: "carry_publishes" | "studio_accounts" | "users" | (string & {});
            user_id: string | null;
            channel: string;
            publish_count: number;
            pv_count: number;
            like_count: number;
            collect_count: number;
            comment_count: number;
            /** @description yuan, at most two decimals */
            cps_amount: number;
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
        SmartPublishReports: {
            /** @description id of a row */
            studio_account_id: string;
            platform: string;
            uid: string;
            nickname: string;
            /**
             * Format: date
             * @description day, YYYY-MM-DD
             */
            record_date: string;
            published_count: number;
            refused_count: number;
            /** @description posts the channel gave figures for */
            reported_count: number;
            pv_count: number;
            like_count: number;
            collect_count: number;
            comment_count: number;
            orders_count: number;
            /** @description yuan, at most two decimals */
            cps_amount: number;
            synced_at: string | null;
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
        StudioIncomeSummaries: {
            /** @description id of a row */
            studio_account_id: string;
            platform: string;
            uid: string;
            nickname: string;
            /**
             * Format: date
             * @description day, YYYY-MM-DD
             */
            record_date: string;
            /**
             * @description month, YYYY-MM
             * @example 2026-11
             */
            month: string;
            orders_count: number;
            paid_count: number;
            settled_count: number;
            refunded_count: number;
            /** @description yuan, at most two decimals */
            amount: number;
            /** @description yuan, at most two decimals */
            cps_amount: number;
            /** @description yuan, at most two decimals */
            settled_cps_amount: number;
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
        StudioOrders: {
            /** @description id of a row */
            studio_account_id: string;
            platform: string;
            uid: string;
            nickname: string;
            /** @description number at the channel */
            order_id: string;
            item_id: string;
            item_title: string;
            /**
             * Format: date
             * @description day, YYYY-MM-DD
             */
            record_date: string;
            /**
             * @description month, YYYY-MM
             * @example 2026-11
             */
            month: string;
            /** @enum {string} */
            status: "paid" | "settled" | "refunded" | (string & {});
            /** @description yuan, at most two decimals */
            amount: number;
            /** @description yuan, at most two decimals */
            cps_amount: number;
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
        TeamOrders: {
            team_relation_id: string | null;
            platform: string;
            uid: string;
            nickname: string;
            /** @description number at the channel */
            order_id: string;
            item_id: string;
            item_title: string;
            /**
             * Format: date
             * @description day, YYYY-MM-DD
             */
            record_date: string;
            /**
             * @description month, YYYY-MM
             * @example 2026-11
             */
            month: string;
            /** @enum {string} */
            status: "paid" | "settled" | "refunded" | (string & {});
            /** @description yuan, at most two decimals */
            amount: number;
            /** @description yuan, at most two decimals */
            cps_amount: number;
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
        TeamRelations: {
            platform: string;
            /** @description number at the channel */
            relation_id: string;
            uid: string;
            nickname: string;
            /**
             * Format: date
             * @description day, YYYY-MM-DD
             */
            bind_date: string;
            /** @enum {string} */
            state: "bound" | "unbound" | (string & {});
            orders_count: number;
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
        AuthRelationships: Record<string, never>;
        UsersRelationships: {
            business_team?: {
                data: {
                    /** @constant */
                    type: "business_teams";
                    id: string;
                };
            };
        };
        UserManagementRelationships: Record<string, never>;
        BusinessTeamsRelationships: {
            users?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                }[];
            };
        };
        BusinessCategoriesRelationships: {
            parent?: {
                data: {
                    /** @constant */
                    type: "business_categories";
                    id: string;
                } | null;
            };
            children?: {
                data: {
                    /** @constant */
                    type: "business_categories";
                    id: string;
                }[];
            };
        };
        SystemNoticesRelationships: Record<string, never>;
        AccessAccountsRelationships: {
            business_team?: {
                data: {
                    /** @constant */
                    type: "business_teams";
                    id: string;
                };
            };
        };
        StudioAccountsRelationships: {
            business_category?: {
                data: {
                    /** @constant */
                    type: "business_categories";
                    id: string;
                } | null;
            };
            carry_sources?: {
                data: {
                    /** @constant */
                    type: "carry_sources";
                    id: string;
                }[];
            };
            studio_contents?: {
                data: {
                    /** @constant */
                    type: "studio_contents";
                    id: string;
                }[];
            };
            studio_pools?: {
                data: {
                    /** @constant */
                    type: "studio_pools";
                    id: string;
                }[];
            };
            studio_sources?: {
                data: {
                    /** @constant */
                    type: "studio_sources";
                    id: string;
                }[];
            };
        };
        StudioContentsRelationships: {
            studio_account?: {
                data: {
                    /** @constant */
                    type: "studio_accounts";
                    id: string;
                } | null;
            };
            studio_source?: {
                data: {
                    /** @constant */
                    type: "studio_sources";
                    id: string;
                } | null;
            };
        };
        StudioPoolsRelationships: {
            studio_account?: {
                data: {
                    /** @constant */
                    type: "studio_accounts";
                    id: string;
                };
            };
        };
        StudioSourcesRelationships: {
            studio_account?: {
                data: {
                    /** @constant */
                    type: "studio_accounts";
                    id: string;
                } | null;
            };
        };
        CarryContentsRelationships: {
            carry_source?: {
                data: {
                    /** @constant */
                    type: "carry_sources";
                    id: string;
                } | null;
            };
            business_category?: {
                data: {
                    /** @constant */
                    type: "business_categories";
                    id: string;
                } | null;
            };
            carry_publishes?: {
                data: {
                    /** @constant */
                    type: "carry_publishes";
                    id: string;
                }[];
            };
        };
        CarryMaterialsRelationships: {
            carry_items?: {
                data: {
                    /** @constant */
                    type: "carry_items";
                    id: string;
                }[];
            };
            business_category?: {
                data: {
                    /** @constant */
                    type: "business_categories";
                    id: string;
                } | null;
            };
        };
        CarryItemsRelationships: {
            carry_material?: {
                data: {
                    /** @constant */
                    type: "carry_materials";
                    id: string;
                } | null;
            };
            business_category?: {
                data: {
                    /** @constant */
                    type: "business_categories";
                    id: string;
                } | null;
            };
        };
        CarryItemDetailsRelationships: {
            carry_item?: {
                data: {
                    /** @constant */
                    type: "carry_items";
                    id: string;
                };
            };
            carry_item_assigns?: {
                data: {
                    /** @constant */
                    type: "carry_item_assigns";
                    id: string;
                }[];
            };
        };
        CarryItemAssignsRelationships: Record<string, never>;
        CarryPublishesRelationships: {
            carry_content?: {
                data: {
                    /** @constant */
                    type: "carry_contents";
                    id: string;
                } | null;
            };
            studio_account?: {
                data: {
                    /** @constant */
                    type: "studio_accounts";
                    id: string;
                } | null;
            };
        };
        CarrySourcesRelationships: {
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                } | null;
            };
            studio_account?: {
                data: {
                    /** @constant */
                    type: "studio_accounts";
                    id: string;
                } | null;
            };
            business_category?: {
                data: {
                    /** @constant */
                    type: "business_categories";
                    id: string;
                } | null;
            };
        };
        PublishContentsRelationships: {
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                } | null;
            };
        };
        PublishAttemptsRelationships: {
            publish_content?: {
                data: {
                    /** @constant */
                    type: "publish_contents";
                    id: string;
                };
            };
        };
        PublishEventsRelationships: Record<string, never>;
        CreatorTasksRelationships: {
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                } | null;
            };
            creator_pools?: {
                data: {
                    /** @constant */
                    type: "creator_pools";
                    id: string;
                }[];
            };
        };
        CreatorPoolsRelationships: {
            creator_task?: {
                data: {
                    /** @constant */
                    type: "creator_tasks";
                    id: string;
                };
            };
        };
        CreatorContentsRelationships: {
            creator_task?: {
                data: {
                    /** @constant */
                    type: "creator_tasks";
                    id: string;
                } | null;
            };
            studio_account?: {
                data: {
                    /** @constant */
                    type: "studio_accounts";
                    id: string;
                } | null;
            };
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                } | null;
            };
        };
        BusinessPoolsRelationships: {
            business_category?: {
                data: {
                    /** @constant */
                    type: "business_categories";
                    id: string;
                } | null;
            };
            smart_paragraphs?: {
                data: {
                    /** @constant */
                    type: "smart_paragraphs";
                    id: string;
                }[];
            };
        };
        SmartParagraphsRelationships: {
            business_pool?: {
                data: {
                    /** @constant */
                    type: "business_pools";
                    id: string;
                };
            };
        };
        CreativeParagraphsRelationships: {
            business_pool?: {
                data: {
                    /** @constant */
                    type: "business_pools";
                    id: string;
                } | null;
            };
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                } | null;
            };
        };
        CreativeMaterialsRelationships: {
            business_pool?: {
                data: {
                    /** @constant */
                    type: "business_pools";
                    id: string;
                } | null;
            };
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                } | null;
            };
        };
        SmartContentsRelationships: {
            smart_publishes?: {
                data: {
                    /** @constant */
                    type: "smart_publishes";
                    id: string;
                }[];
            };
        };
        SmartPublishesRelationships: {
            smart_content?: {
                data: {
                    /** @constant */
                    type: "smart_contents";
                    id: string;
                } | null;
            };
        };
        CreativeContentsRelationships: {
            creative_publishes?: {
                data: {
                    /** @constant */
                    type: "creative_publishes";
                    id: string;
                }[];
            };
        };
        CreativePublishesRelationships: {
            creative_content?: {
                data: {
                    /** @constant */
                    type: "creative_contents";
                    id: string;
                } | null;
            };
        };
        DevicesRelationships: Record<string, never>;
        CommandsRelationships: Record<string, never>;
        CableTicketsRelationships: Record<string, never>;
        ChannelRulesRelationships: Record<string, never>;
        WindmillCrowdsRelationships: {
            windmill_contents?: {
                data: {
                    /** @constant */
                    type: "windmill_contents";
                    id: string;
                }[];
            };
        };
        WindmillContentsRelationships: {
            windmill_crowd?: {
                data: {
                    /** @constant */
                    type: "windmill_crowds";
                    id: string;
                } | null;
            };
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                } | null;
            };
        };
        GoudongGoldRanksRelationships: {
            business_category?: {
                data: {
                    /** @constant */
                    type: "business_categories";
                    id: string;
                } | null;
            };
            goudong_gold_pools?: {
                data: {
                    /** @constant */
                    type: "goudong_gold_pools";
                    id: string;
                }[];
            };
        };
        GoudongGoldPoolsRelationships: {
            goudong_gold_rank?: {
                data: {
                    /** @constant */
                    type: "goudong_gold_ranks";
                    id: string;
                };
            };
        };
        SmartDarenAccountsRelationships: Record<string, never>;
        ContentItemsRelationships: Record<string, never>;
        DocumentContentsRelationships: {
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                } | null;
            };
        };
        ConversationsRelationships: Record<string, never>;
        ConversationMessagesRelationships: Record<string, never>;
        JobsRelationships: {
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                } | null;
            };
        };
        AuditEventsRelationships: {
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                } | null;
            };
            business_team?: {
                data: {
                    /** @constant */
                    type: "business_teams";
                    id: string;
                };
            };
        };
        SessionsRelationships: Record<string, never>;
        PreferencesRelationships: Record<string, never>;
        ViewsRelationships: Record<string, never>;
        ExportsRelationships: {
            job?: {
                data: {
                    /** @constant */
                    type: "jobs";
                    id: string;
                } | null;
            };
        };
        UploadsRelationships: Record<string, never>;
        PlansRelationships: {
            studio_account?: {
                data: {
                    /** @constant */
                    type: "studio_accounts";
                    id: string;
                };
            };
            last_job?: {
                data: {
                    /** @constant */
                    type: "jobs";
                    id: string;
                } | null;
            };
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                };
            };
        };
        WebhooksRelationships: Record<string, never>;
        DeliveriesRelationships: {
            webhook?: {
                data: {
                    /** @constant */
                    type: "webhooks";
                    id: string;
                };
            };
        };
        CarryStatisticsRelationships: {
            user?: {
                data: {
                    /** @constant */
                    type: "users";
                    id: string;
                } | null;
            };
        };
        SmartPublishReportsRelationships: {
            studio_account?: {
                data: {
                    /** @constant */
                    type: "studio_accounts";
                    id: string;
                };
            };
        };
        StudioIncomeSummariesRelationships: {
            studio_account?: {
                data: {
                    /** @constant */
                    type: "studio_accounts";
                    id: string;
                };
            };
        };
        StudioOrdersRelationships: {
            studio_account?: {
                data: {
                    /** @constant */
                    type: "studio_accounts";
                    id: string;
                };
            };
        };
        TeamOrdersRelationships: {
            team_relation?: {
                data: {
                    /** @constant */
                    type: "team_relations";
                    id: string;
                } | null;
            };
        };
        TeamRelationsRelationships: {
            team_orders?: {
                data: {
                    /** @constant */
                    type: "team_orders";
                    id: string;
                }[];
            };
        };
        PublishContentsPart: {
            uid: string;
            content_id: string | null;
            /** @description family of the content */
            family: string;
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
            status: "queued" | "claimed" | "submitting" | "published" | "refused" | "unknown" | "needs_human" | "waiting" | "paused" | (string & {});
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "access_accounts.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[business_team_id]"?: string[];
                "filter[category]"?: string[];
                "filter[level]"?: string[];
                "filter[expired]"?: boolean;
                "filter[uid]"?: string[];
                "filter[user_id]"?: string[];
                "filter[has_cookies]"?: boolean;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "nickname" | "-nickname" | "expires_at" | "-expires_at" | "fans_count" | "-fans_count" | "level" | "-level")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "business_team"[];
                "fields[access_accounts]"?: ("platform" | "uid" | "nickname" | "avatar" | "category" | "has_secret" | "secret_set_at" | "has_cookies" | "cookies_set_at" | "summary" | "today_publish_times" | "expires_at" | "expired" | "username" | "email" | "remark" | "day_task_count" | "device_no" | "level" | "fans_count" | "permission" | "account_info" | "backbone" | "backbone_at" | "verified_at" | "verify_message" | "user_id" | "business_team_id" | "team_name" | "created_at" | "updated_at")[];
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
                            type: "access_accounts";
                            id: string;
                            attributes: components["schemas"]["AccessAccounts"];
                            relationships?: components["schemas"]["AccessAccountsRelationships"];
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
    "access_accounts.create": {
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
                        /** @description access_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @enum {string} */
                            platform: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            /** @example 90210 */
                            uid: string;
                            nickname?: string;
                            avatar?: string;
                            category?: string;
                            username?: string;
                            email?: string;
                            remark?: string;
                            summary?: string;
                            device_no?: string;
                            day_task_count?: number;
                            level?: number;
                            expires_at?: string | null;
                            account_info?: {
                                [key: string]: unknown;
                            };
                            secret?: string | null;
                            cookies?: string | null;
                            user_id?: string | null;
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
                            type: "access_accounts";
                            id: string;
                            attributes: components["schemas"]["AccessAccounts"];
                            relationships?: components["schemas"]["AccessAccountsRelationships"];
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
    "access_accounts.batch_verify_login": {
        parameters: {
            query: {
                platform: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
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
    "access_accounts.get_select": {
        parameters: {
            query?: {
                search?: string;
                platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
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
                            expired: boolean;
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
    "access_accounts.save_redbook_cookie": {
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
                        /** @description access_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @example 90210 */
                            uid: string;
                            /** @description write-only */
                            cookies: string;
                            nickname?: string;
                            expires_at?: string | null;
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
                            type: "access_accounts";
                            id: string;
                            attributes: components["schemas"]["AccessAccounts"];
                            relationships?: components["schemas"]["AccessAccountsRelationships"];
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
    "access_accounts.set_goudong_cookies": {
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
                        /** @description access_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of access_accounts */
                            ids: string[];
                            /** @description write-only */
                            cookies: string;
                            expires_at?: string | null;
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
    "access_accounts.sync_creator_backbone": {
        parameters: {
            query?: {
                id?: string;
                platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
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
    "access_accounts.sync_daorc_account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "access_accounts.sync_info": {
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
                        /** @description access_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @example 90210 */
                            uid: string;
                            /** @enum {string} */
                            platform: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            nickname?: string;
                            avatar?: string;
                            /** @description write-only */
                            secret?: string;
                            expires_at?: string | null;
                            /** @description write-only */
                            cookies?: string;
                            account_info?: {
                                [key: string]: unknown;
                            };
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
                            type: "access_accounts";
                            id: string;
                            attributes: components["schemas"]["AccessAccounts"];
                            relationships?: components["schemas"]["AccessAccountsRelationships"];
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
    "access_accounts.get": {
        parameters: {
            query?: {
                include?: "business_team"[];
                "fields[access_accounts]"?: ("platform" | "uid" | "nickname" | "avatar" | "category" | "has_secret" | "secret_set_at" | "has_cookies" | "cookies_set_at" | "summary" | "today_publish_times" | "expires_at" | "expired" | "username" | "email" | "remark" | "day_task_count" | "device_no" | "level" | "fans_count" | "permission" | "account_info" | "backbone" | "backbone_at" | "verified_at" | "verify_message" | "user_id" | "business_team_id" | "team_name" | "created_at" | "updated_at")[];
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
                            type: "access_accounts";
                            id: string;
                            attributes: components["schemas"]["AccessAccounts"];
                            relationships?: components["schemas"]["AccessAccountsRelationships"];
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
    "access_accounts.update": {
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
                        /** @description access_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            nickname?: string;
                            avatar?: string;
                            category?: string;
                            username?: string;
                            email?: string;
                            remark?: string;
                            summary?: string;
                            device_no?: string;
                            day_task_count?: number;
                            level?: number;
                            expires_at?: string | null;
                            account_info?: {
                                [key: string]: unknown;
                            };
                            secret?: string | null;
                            cookies?: string | null;
                            user_id?: string | null;
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
                            type: "access_accounts";
                            id: string;
                            attributes: components["schemas"]["AccessAccounts"];
                            relationships?: components["schemas"]["AccessAccountsRelationships"];
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
    "access_accounts.delete": {
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
    "access_accounts.batch_use_cards": {
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
                        /** @description access_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            feed_ids: string[];
                            flow_cards: string[];
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
                                feed_id: string;
                                card_id: string;
                                left_count: number | null;
                            }[];
                            failed: {
                                feed_id: string;
                                card_id: string;
                                error: {
                                    code: string;
                                    message: string;
                                };
                            }[];
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
    "access_accounts.get_card_list": {
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
                            card_id: string;
                            title: string;
                            left_count: number;
                            expires_at: string;
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
    "access_accounts.get_video_list": {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
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
                            content_id: string;
                            title: string;
                            desc: string;
                            cover: string;
                            video: string;
                            ratio: string;
                            topic: string;
                            item_ids: string[];
                            published_at: string;
                            play_count: number;
                            like_count: number;
                            collect_count: number;
                            comment_count: number;
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
    "access_accounts.restore": {
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
                            type: "access_accounts";
                            id: string;
                            attributes: components["schemas"]["AccessAccounts"];
                            relationships?: components["schemas"]["AccessAccountsRelationships"];
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
    "audit_events.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[operation]"?: string[];
                "filter[subject_type]"?: string[];
                "filter[subject_id]"?: string;
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[undoable]"?: boolean;
                "filter[since]"?: string;
                "filter[until]"?: string;
                sort?: ("created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("user" | "business_team")[];
                "fields[audit_events]"?: ("business_team_id" | "team_name" | "user_id" | "username" | "full_name" | "operation" | "subject_type" | "subject_ids" | "before" | "after" | "changes" | "undoable" | "undone_by" | "reason" | "created_at")[];
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
                            type: "audit_events";
                            id: string;
                            attributes: components["schemas"]["AuditEvents"];
                            relationships?: components["schemas"]["AuditEventsRelationships"];
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
    "audit_events.verify": {
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
                            ok: boolean;
                            /** @description false when only the newest part was looked at */
                            complete: boolean;
                            checked_count: number;
                            head: {
                                chain: string;
                                sequence: number;
                                /** @description SHA-256, hexadecimal */
                                hash: string;
                                /**
                                 * Format: date-time
                                 * @description instant, RFC 3339 in UTC
                                 */
                                sealed_at: string;
                            } | null;
                            first_broken: {
                                audit_event_id: string | null;
                                chain: string;
                                sequence: number;
                                /** @enum {string} */
                                what: "changed" | "deleted" | "seal-changed" | "seal-deleted" | "truncated" | "unsealed" | (string & {});
                            } | null;
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
    "audit_events.get": {
        parameters: {
            query?: {
                include?: ("user" | "business_team")[];
                "fields[audit_events]"?: ("business_team_id" | "team_name" | "user_id" | "username" | "full_name" | "operation" | "subject_type" | "subject_ids" | "before" | "after" | "changes" | "undoable" | "undone_by" | "reason" | "created_at")[];
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
                            type: "audit_events";
                            id: string;
                            attributes: components["schemas"]["AuditEvents"];
                            relationships?: components["schemas"]["AuditEventsRelationships"];
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
    "audit_events.undo": {
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
    "business_categories.list": {
        parameters: {
            query?: {
                "filter[parent_id]"?: string;
                "filter[search]"?: string;
                "filter[assign_category_name]"?: string[];
                "filter[trashed]"?: boolean;
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
                            relationships?: components["schemas"]["BusinessCategoriesRelationships"];
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
    "business_categories.create": {
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
                        /** @description business_categories */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            name: string;
                            parent_id?: string | null;
                            assign_category_names?: string[];
                            chuangyi_template_ids?: string[];
                            assign_topic_names?: string[];
                            assign_tag_names?: string[];
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
                            type: "business_categories";
                            id: string;
                            attributes: components["schemas"]["BusinessCategories"];
                            relationships?: components["schemas"]["BusinessCategoriesRelationships"];
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
    "business_categories.add_assign_category": {
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
                        /** @description business_categories */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of business_categories */
                            category_id: string;
                            assign_category_names: string[];
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
                            type: "business_categories";
                            id: string;
                            attributes: components["schemas"]["BusinessCategories"];
                            relationships?: components["schemas"]["BusinessCategoriesRelationships"];
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
    "business_categories.get": {
        parameters: {
            query?: {
                include?: ("parent" | "children")[];
                "fields[business_categories]"?: ("name" | "parent_id" | "level" | "lft" | "assign_category_names" | "chuangyi_template_ids" | "assign_topic_names" | "assign_tag_names" | "updated_at")[];
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
                            type: "business_categories";
                            id: string;
                            attributes: components["schemas"]["BusinessCategories"];
                            relationships?: components["schemas"]["BusinessCategoriesRelationships"];
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
    "business_categories.update": {
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
                        /** @description business_categories */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            name?: string;
                            parent_id?: string | null;
                            /** @description the place of the sibling it shall stand before */
                            lft?: number;
                            assign_category_names?: string[];
                            chuangyi_template_ids?: string[];
                            assign_topic_names?: string[];
                            assign_tag_names?: string[];
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
                            type: "business_categories";
                            id: string;
                            attributes: components["schemas"]["BusinessCategories"];
                            relationships?: components["schemas"]["BusinessCategoriesRelationships"];
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
    "business_categories.delete": {
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
    "business_categories.restore": {
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
                            type: "business_categories";
                            id: string;
                            attributes: components["schemas"]["BusinessCategories"];
                            relationships?: components["schemas"]["BusinessCategoriesRelationships"];
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
    "business_pools.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[source]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[item_id]"?: string[];
                "filter[category]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[rank_name]"?: string[];
                "filter[available]"?: boolean;
                "filter[pooling]"?: boolean;
                "filter[business_team_id]"?: string[];
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[has_unchecked]"?: boolean;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "sales" | "-sales" | "price" | "-price")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("business_category" | "smart_paragraphs")[];
                "fields[business_pools]"?: ("item_id" | "title" | "shop_title" | "pic_url" | "item_url" | "source" | "sales" | "price" | "commission_rate" | "contents_count" | "items_count" | "creative_items_count" | "benchmarking_count" | "creative_contents_status" | "complete_processed" | "creative_materials_count" | "creative_paragraphs_count" | "unchecked_creative_paragraphs_count" | "smart_paragraphs_count" | "available" | "available_reason" | "available_at" | "pooling" | "remark" | "rank_name" | "business_category_id" | "category" | "category_info" | "positive_percent" | "rates_at" | "benchmarked_at" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "business_pools";
                            id: string;
                            attributes: components["schemas"]["BusinessPools"];
                            relationships?: components["schemas"]["BusinessPoolsRelationships"];
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
    "business_pools.create": {
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
                        /** @description business_pools */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @enum {string} */
                            source: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            item_id: string;
                            title?: string;
                            shop_title?: string;
                            pic_url?: string;
                            item_url?: string;
                            sales?: number;
                            /** @description yuan */
                            price?: number;
                            /** @description percent */
                            commission_rate?: number;
                            available?: boolean;
                            /** @description offered to people who look for a product */
                            pooling?: boolean;
                            remark?: string;
                            rank_name?: string;
                            business_category_id?: string | null;
                            category?: string;
                            category_info?: {
                                [key: string]: unknown;
                            };
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
                            type: "business_pools";
                            id: string;
                            attributes: components["schemas"]["BusinessPools"];
                            relationships?: components["schemas"]["BusinessPoolsRelationships"];
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
    "business_pools.benchmark_contents": {
        parameters: {
            query: {
                ids: string[];
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
                            job_id: string | null;
                            /** @description what the one pool is compared with; empty when a job does it */
                            benchmarks: {
                                /** @description id of a row */
                                id: string;
                                /** @enum {string} */
                                kind: "goods" | "content" | (string & {});
                                platform: string;
                                outside_id: string;
                                title: string;
                                figures: {
                                    [key: string]: unknown;
                                };
                                /**
                                 * Format: date-time
                                 * @description instant, RFC 3339 in UTC
                                 */
                                updated_at: string;
                            }[];
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
    "business_pools.benchmark_goudong": {
        parameters: {
            query: {
                ids: string[];
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
                            job_id: string | null;
                            /** @description what the one pool is compared with; empty when a job does it */
                            benchmarks: {
                                /** @description id of a row */
                                id: string;
                                /** @enum {string} */
                                kind: "goods" | "content" | (string & {});
                                platform: string;
                                outside_id: string;
                                title: string;
                                figures: {
                                    [key: string]: unknown;
                                };
                                /**
                                 * Format: date-time
                                 * @description instant, RFC 3339 in UTC
                                 */
                                updated_at: string;
                            }[];
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
    "business_pools.check_available": {
        parameters: {
            query: {
                source: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                item_id: string;
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
                            source: string;
                            item_id: string;
                            available: boolean;
                            /** @description why not; empty when it is */
                            reason: string;
                            price: number;
                            commission_rate: number;
                            business_pool_id: string | null;
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
    "business_pools.clear_creative_materials": {
        parameters: {
            query: {
                business_pool_id: string;
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
                            count: number;
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
    "business_pools.clear_creative_paragraphs": {
        parameters: {
            query: {
                business_pool_id: string;
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
                            count: number;
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
    "business_pools.creative_content_statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                business_pool_id?: string;
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
                            totals: {
                                count: number;
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_category: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_source: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                            }[];
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
    "business_pools.get_youhaohuo_pool": {
        parameters: {
            query?: {
                category?: string;
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
                            type: "business_pools";
                            id: string;
                            attributes: components["schemas"]["BusinessPools"];
                            relationships?: components["schemas"]["BusinessPoolsRelationships"];
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
    "business_pools.goudong_goods_rate": {
        parameters: {
            query: {
                item_id: string;
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
                            item_id: string;
                            positive_percent: number;
                            reviews: {
                                review_id: string;
                                text: string;
                                images: string[];
                                score: number;
                                /** Format: date-time */
                                created_at: string;
                            }[];
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
    "business_pools.sync_commerce_items": {
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
                        /** @description business_pools */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @enum {string} */
                            platform: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            q?: string;
                            category?: string;
                            pool?: string;
                            pages?: number;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "business_pools.get": {
        parameters: {
            query?: {
                include?: ("business_category" | "smart_paragraphs")[];
                "fields[business_pools]"?: ("item_id" | "title" | "shop_title" | "pic_url" | "item_url" | "source" | "sales" | "price" | "commission_rate" | "contents_count" | "items_count" | "creative_items_count" | "benchmarking_count" | "creative_contents_status" | "complete_processed" | "creative_materials_count" | "creative_paragraphs_count" | "unchecked_creative_paragraphs_count" | "smart_paragraphs_count" | "available" | "available_reason" | "available_at" | "pooling" | "remark" | "rank_name" | "business_category_id" | "category" | "category_info" | "positive_percent" | "rates_at" | "benchmarked_at" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "business_pools";
                            id: string;
                            attributes: components["schemas"]["BusinessPools"];
                            relationships?: components["schemas"]["BusinessPoolsRelationships"];
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
    "business_pools.update": {
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
                        /** @description business_pools */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            title?: string;
                            shop_title?: string;
                            pic_url?: string;
                            item_url?: string;
                            sales?: number;
                            /** @description yuan */
                            price?: number;
                            /** @description percent */
                            commission_rate?: number;
                            available?: boolean;
                            /** @description offered to people who look for a product */
                            pooling?: boolean;
                            remark?: string;
                            rank_name?: string;
                            business_category_id?: string | null;
                            category?: string;
                            category_info?: {
                                [key: string]: unknown;
                            };
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
                            type: "business_pools";
                            id: string;
                            attributes: components["schemas"]["BusinessPools"];
                            relationships?: components["schemas"]["BusinessPoolsRelationships"];
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
    "business_pools.delete": {
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
    "business_pools.generate_contents": {
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
                        /** @description business_pools */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /**
                             * @example [
                             *       1,
                             *       3
                             *     ]
                             */
                            range: number[];
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
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "business_pools.get_paragraphs": {
        parameters: {
            query?: {
                checked?: boolean;
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
                            /** @description id of a row */
                            id: string;
                            /** @enum {string} */
                            kind: "creative" | "smart" | (string & {});
                            text: string;
                            source: string;
                            seed: string;
                            checked: boolean;
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
    "business_pools.restore": {
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
                            type: "business_pools";
                            id: string;
                            attributes: components["schemas"]["BusinessPools"];
                            relationships?: components["schemas"]["BusinessPoolsRelationships"];
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
    "business_pools.search_creative_paragraphs": {
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
                        /** @description business_pools */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            seed?: string;
                            /** @enum {string} */
                            platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            size?: number;
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
                            text: string;
                            /** @enum {string} */
                            from: "content" | "rate" | (string & {});
                            outside_id: string;
                            title: string;
                            /** @description stands among the texts of the pool already */
                            known: boolean;
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
    "business_pools.smart_paragraphs": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[source]"?: string[];
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "business_pool"[];
                "fields[smart_paragraphs]"?: ("text" | "source" | "outside_id" | "score" | "images" | "business_pool_id" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "smart_paragraphs";
                            id: string;
                            attributes: components["schemas"]["SmartParagraphs"];
                            relationships?: components["schemas"]["SmartParagraphsRelationships"];
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
    "business_pools.sync_goudong_rate": {
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
                            type: "business_pools";
                            id: string;
                            attributes: components["schemas"]["BusinessPools"];
                            relationships?: components["schemas"]["BusinessPoolsRelationships"];
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
    "business_teams.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "name" | "-name")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "users"[];
                "fields[business_teams]"?: ("name" | "team_key" | "settings" | "studio_accounts_count" | "users_count" | "created_at" | "updated_at")[];
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
                            type: "business_teams";
                            id: string;
                            attributes: components["schemas"]["BusinessTeams"];
                            relationships?: components["schemas"]["BusinessTeamsRelationships"];
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
    "business_teams.create": {
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
                        /** @description business_teams */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            name: string;
                            /**
                             * @description small letters, digits and -; people join with it
                             * @example new-team
                             */
                            team_key?: string;
                            settings?: {
                                [key: string]: unknown;
                            };
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
                            type: "business_teams";
                            id: string;
                            attributes: components["schemas"]["BusinessTeams"];
                            relationships?: components["schemas"]["BusinessTeamsRelationships"];
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
    "business_teams.cps_statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[platform]"?: string[];
                "filter[business_team_id]"?: string[];
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
                            totals: {
                                publishes_count: number;
                                publish_cps_yuan: number;
                                orders_count: number;
                                order_amount_yuan: number;
                                order_cps_yuan: number;
                                team_orders_count: number;
                                team_order_cps_yuan: number;
                                cps_yuan: number;
                                count: number;
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_platform: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                publishes_count: number;
                                publish_cps_yuan: number;
                                orders_count: number;
                                order_amount_yuan: number;
                                order_cps_yuan: number;
                                team_orders_count: number;
                                team_order_cps_yuan: number;
                                cps_yuan: number;
                                count: number;
                            }[];
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
    "business_teams.creator_tag_info": {
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
                            id: string;
                            label: string;
                            parent_id: string | null;
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
    "business_teams.goudong_creator_tag_list": {
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
                            id: string;
                            label: string;
                            parent_id: string | null;
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
    "business_teams.role_select": {
        parameters: {
            query?: {
                search?: string;
                roles?: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb")[];
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
                            username: string;
                            roles: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb")[];
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
    "business_teams.save_settings": {
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
                        /** @description business_teams */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            settings: {
                                [key: string]: unknown;
                            };
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
                            type: "business_teams";
                            id: string;
                            attributes: components["schemas"]["BusinessTeams"];
                            relationships?: components["schemas"]["BusinessTeamsRelationships"];
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
    "business_teams.get": {
        parameters: {
            query?: {
                include?: "users"[];
                "fields[business_teams]"?: ("name" | "team_key" | "settings" | "studio_accounts_count" | "users_count" | "created_at" | "updated_at")[];
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
                            type: "business_teams";
                            id: string;
                            attributes: components["schemas"]["BusinessTeams"];
                            relationships?: components["schemas"]["BusinessTeamsRelationships"];
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
    "business_teams.update": {
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
                        /** @description business_teams */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            name?: string;
                            /**
                             * @description small letters, digits and -; people join with it
                             * @example new-team
                             */
                            team_key?: string;
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
                            type: "business_teams";
                            id: string;
                            attributes: components["schemas"]["BusinessTeams"];
                            relationships?: components["schemas"]["BusinessTeamsRelationships"];
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
    "business_teams.delete": {
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
    "business_teams.restore": {
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
                            type: "business_teams";
                            id: string;
                            attributes: components["schemas"]["BusinessTeams"];
                            relationships?: components["schemas"]["BusinessTeamsRelationships"];
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
                "filter[usable]"?: boolean;
                "filter[source]"?: string[];
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[category]"?: string[];
                "filter[content_type]"?: string[];
                "filter[topic]"?: string[];
                "filter[document_id]"?: string[];
                "filter[author_id]"?: string[];
                "filter[carry_source_id]"?: string[];
                "filter[assigned_account_id]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[assigned]"?: boolean;
                "filter[origin_type]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[published_since]"?: string;
                "filter[published_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "title" | "-title" | "play" | "-play" | "like_count" | "-like_count" | "published_at" | "-published_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("carry_source" | "business_category" | "carry_publishes")[];
                "fields[carry_contents]"?: ("title" | "cover" | "asset_cover" | "images" | "item_picture" | "video" | "desc" | "audio_text" | "status" | "source" | "channel" | "content_type" | "document_id" | "ratio" | "play" | "paragraphs" | "items" | "topic" | "category" | "extra_info" | "creative_info" | "user_id" | "carry_source_id" | "assigned_account_id" | "assigned_at" | "business_category_id" | "origin_type" | "origin_id" | "author_id" | "source_author" | "source_published_at" | "like_count" | "collect_count" | "comment_count" | "aweme_at" | "review_reason" | "reviewed_at" | "downloaded_at" | "claimed_until" | "updated_at" | "created_at" | "published_at")[];
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
                            relationships?: components["schemas"]["CarryContentsRelationships"];
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
    "carry_contents.add_content_from_creator": {
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
                            /** @description 1 to 500 ids of creator_contents */
                            ids: string[];
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
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "carry_contents.audit_creative_content": {
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
                            /** @description 1 to 500 ids of carry_contents */
                            ids: string[];
                            /** @enum {string} */
                            status: "checked" | "rejected";
                            /** @example 图片不清晰 */
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
                            /** @description 1 to 500 ids of carry_contents */
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
                            /** @enum {string} */
                            platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            /** @description leave it as a draft at the channel */
                            draft?: boolean;
                            /** @description publish it to the running activity */
                            activity?: boolean;
                            priority?: number;
                            /** @description publish once more what was published before */
                            again?: boolean;
                            /** @description 1 to 500 ids of carry_contents */
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
    "carry_contents.generate_carry_creator": {
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
                            /** @description 1 to 500 ids of carry_contents */
                            ids: string[];
                            /** @description id of creator_tasks */
                            creator_task_id?: string;
                            /** @enum {string} */
                            kind?: "creator" | "personify";
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
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "carry_contents.get_checked_content": {
        parameters: {
            query?: {
                channel?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                source?: string;
                category?: string;
                content_type?: "image" | "video";
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
                            relationships?: components["schemas"]["CarryContentsRelationships"];
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
    "carry_contents.get_content_desc": {
        parameters: {
            query: {
                id: string;
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
                            title: string;
                            desc: string;
                            topic: string;
                            paragraphs: string[];
                            /** @enum {string} */
                            from: "desc" | "paragraphs" | "audio_text" | "title" | (string & {});
                            text: string;
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
    "carry_contents.get_content_recommend": {
        parameters: {
            query: {
                id: string;
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
                            relationships?: components["schemas"]["CarryContentsRelationships"];
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
    "carry_contents.get_downloaded_content": {
        parameters: {
            query?: {
                channel?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                source?: string;
                category?: string;
                content_type?: "image" | "video";
                status?: ("checked" | "downloaded" | "processed")[];
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
                            relationships?: components["schemas"]["CarryContentsRelationships"];
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
                            attributes: components["schemas"]["PublishContentsPart"] & {
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
                            relationships?: components["schemas"]["PublishContentsRelationships"];
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
    "carry_contents.refresh_content_status_cache": {
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
                            changed: number;
                            undo_id: string | null;
                            by_status: {
                                [key: string]: number;
                            };
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
                            /** @description id of a row */
                            device_id: string;
                            fence: number;
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
                            relationships?: components["schemas"]["PublishContentsRelationships"];
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
    "carry_contents.statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[usable]"?: boolean;
                "filter[source]"?: string[];
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[category]"?: string[];
                "filter[content_type]"?: string[];
                "filter[topic]"?: string[];
                "filter[document_id]"?: string[];
                "filter[author_id]"?: string[];
                "filter[carry_source_id]"?: string[];
                "filter[assigned_account_id]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[assigned]"?: boolean;
                "filter[origin_type]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[published_since]"?: string;
                "filter[published_until]"?: string;
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
                            totals: {
                                count: number;
                                play: number;
                                like_count: number;
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_source: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_channel: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_category: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_content_type: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                                play: number;
                                like_count: number;
                            }[];
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
    "carry_contents.sync_content_detail": {
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
                            /** @description 1 to 500 ids of carry_contents */
                            ids: string[];
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
    "carry_contents.sync_to_publish": {
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
                            /** @description 1 to 500 ids of carry_contents */
                            ids: string[];
                            /** @description leave it as a draft at the channel */
                            draft?: boolean;
                            /** @description publish it to the running activity */
                            activity?: boolean;
                            priority?: number;
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
    "carry_contents.get": {
        parameters: {
            query?: {
                include?: ("carry_source" | "business_category" | "carry_publishes")[];
                "fields[carry_contents]"?: ("title" | "cover" | "asset_cover" | "images" | "item_picture" | "video" | "desc" | "audio_text" | "status" | "source" | "channel" | "content_type" | "document_id" | "ratio" | "play" | "paragraphs" | "items" | "topic" | "category" | "extra_info" | "creative_info" | "user_id" | "carry_source_id" | "assigned_account_id" | "assigned_at" | "business_category_id" | "origin_type" | "origin_id" | "author_id" | "source_author" | "source_published_at" | "like_count" | "collect_count" | "comment_count" | "aweme_at" | "review_reason" | "reviewed_at" | "downloaded_at" | "claimed_until" | "updated_at" | "created_at" | "published_at")[];
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
                            type: "carry_contents";
                            id: string;
                            attributes: components["schemas"]["CarryContents"];
                            relationships?: components["schemas"]["CarryContentsRelationships"];
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
    "carry_contents.delete": {
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
    "carry_contents.delete_creation_content": {
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
                            count: number;
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
    "carry_contents.refresh_content_aweme": {
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
                            type: "carry_contents";
                            id: string;
                            attributes: components["schemas"]["CarryContents"];
                            relationships?: components["schemas"]["CarryContentsRelationships"];
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
    "carry_contents.restore": {
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
                            type: "carry_contents";
                            id: string;
                            attributes: components["schemas"]["CarryContents"];
                            relationships?: components["schemas"]["CarryContentsRelationships"];
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
                            /** @enum {string} */
                            platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
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
                            relationships?: components["schemas"]["PublishContentsRelationships"];
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
    "carry_item_details.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[source]"?: string[];
                "filter[item_id]"?: string[];
                "filter[carry_item_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[available]"?: boolean;
                "filter[record_since]"?: string;
                "filter[record_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "record_date" | "-record_date")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("carry_item" | "carry_item_assigns")[];
                "fields[carry_item_details]"?: ("carry_item_id" | "record_date" | "title" | "pic_url" | "source" | "item_id" | "sales" | "price" | "commission_rate" | "commission_price" | "available" | "reason" | "attributes_info" | "carry_item_assigns_count" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "carry_item_details";
                            id: string;
                            attributes: components["schemas"]["CarryItemDetails"];
                            relationships?: components["schemas"]["CarryItemDetailsRelationships"];
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
    "carry_items.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[source]"?: string[];
                "filter[item_id]"?: string[];
                "filter[category]"?: string[];
                "filter[brand]"?: string[];
                "filter[shop_title]"?: string[];
                "filter[available]"?: boolean;
                "filter[pooling]"?: boolean;
                "filter[carry_material_id]"?: string[];
                "filter[has_material]"?: boolean;
                "filter[business_category_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[price_min]"?: number;
                "filter[price_max]"?: number;
                "filter[commission_rate_min]"?: number;
                "filter[commission_rate_max]"?: number;
                "filter[commission_price_min]"?: number;
                "filter[commission_price_max]"?: number;
                "filter[sales_min]"?: number;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[synced_since]"?: string;
                "filter[synced_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "price" | "-price" | "commission_rate" | "-commission_rate" | "commission_price" | "-commission_price" | "sales" | "-sales")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("carry_material" | "business_category")[];
                "fields[carry_items]"?: ("item_id" | "title" | "shop_title" | "brand" | "pic_url" | "images" | "item_url" | "category" | "business_category_id" | "sales" | "price" | "commission_rate" | "commission_price" | "detail_info" | "source" | "available" | "unavailable_reason" | "available_checked_at" | "synced_at" | "pooling" | "carry_material_id" | "contents_count" | "rates_count" | "user_id" | "origin_type" | "origin_id" | "created_at" | "updated_at")[];
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
                            type: "carry_items";
                            id: string;
                            attributes: components["schemas"]["CarryItems"];
                            relationships?: components["schemas"]["CarryItemsRelationships"];
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
    "carry_items.batch_save_rate_item": {
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
                        /** @description carry_items */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_items */
                            ids: string[];
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
    "carry_items.batch_update_category": {
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
                        /** @description carry_items */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_items */
                            ids: string[];
                            business_category_id: string | null;
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
    "carry_items.check_available": {
        parameters: {
            query: {
                id: string;
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
                            available: boolean;
                            /** @description why not; empty when it is */
                            reason: string;
                            /**
                             * Format: date-time
                             * @description instant, RFC 3339 in UTC
                             */
                            checked_at: string;
                            /** @description yuan, at most two decimals */
                            price: number;
                            /** @description percent */
                            commission_rate: number;
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
    "carry_items.creator_items_content": {
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
                        /** @description carry_items */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_items */
                            ids: string[];
                            /** @description id of users */
                            user_id?: string;
                            /** @enum {string} */
                            channel?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                            topic?: string;
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
                            succeeded: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "carry_items.set_random_pool": {
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
                        /** @description carry_items */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_items */
                            ids: string[];
                            /** @description false takes them out; default true */
                            pooling?: boolean;
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
    "carry_items.get_algo_aicopy": {
        parameters: {
            query?: {
                channel?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                titles?: number;
                paragraphs?: number;
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
                            item_id: string;
                            titles: string[];
                            paragraphs: string[];
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
    "carry_materials.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "rejected")[];
                "filter[source]"?: string[];
                "filter[source_id]"?: string[];
                "filter[source_user]"?: string[];
                "filter[category]"?: string[];
                "filter[matching_type]"?: ("manual" | "exact" | "similar" | "theme")[];
                "filter[op_name]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[tags]"?: string[];
                "filter[pooling]"?: boolean;
                "filter[channel_available]"?: boolean;
                "filter[collected]"?: boolean;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "title" | "-title")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("carry_items" | "business_category")[];
                "fields[carry_materials]"?: ("title" | "category" | "cover_url" | "source" | "source_id" | "source_url" | "source_user" | "status" | "matching_type" | "op_name" | "business_category_id" | "business_category_name" | "category_level" | "carry_items_count" | "carry_contents_count" | "tags" | "pooling" | "remark" | "extra_info" | "channel_available" | "channel_reason" | "channel_checked_at" | "collected_at" | "user_id" | "merged_into_id" | "origin_type" | "origin_id" | "created_at" | "updated_at")[];
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
                            type: "carry_materials";
                            id: string;
                            attributes: components["schemas"]["CarryMaterials"];
                            relationships?: components["schemas"]["CarryMaterialsRelationships"];
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
    "carry_materials.assign_material_from_channel": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @enum {string} */
                            platform: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            /** @enum {string} */
                            kind: "goods" | "content";
                            source_ids: string[];
                            /** @description id of business_categories */
                            business_category_id?: string;
                            /** @description id of users */
                            user_id?: string;
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
                            type: "carry_materials";
                            id: string;
                            attributes: components["schemas"]["CarryMaterials"];
                            relationships?: components["schemas"]["CarryMaterialsRelationships"];
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
    "carry_materials.assign_new_item": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of carry_materials */
                            carry_material_id: string;
                            /** @enum {string} */
                            source: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            item_ids: string[];
                            /** @description id of users */
                            user_id?: string;
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
                            type: "carry_items";
                            id: string;
                            attributes: components["schemas"]["CarryItems"];
                            relationships?: components["schemas"]["CarryItemsRelationships"];
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
    "carry_materials.batch_contents_status": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_materials */
                            ids: string[];
                            /** @enum {string} */
                            status: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
                            /** @enum {string} */
                            from?: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
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
                            materials: {
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
                            };
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
    "carry_materials.batch_update_category": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_materials */
                            ids: string[];
                            business_category_id: string | null;
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
    "carry_materials.batch_update_tag_info": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_materials */
                            ids: string[];
                            tags: string[];
                            /** @enum {string} */
                            mode?: "set" | "add" | "remove";
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
    "carry_materials.commerce_new_material": {
        parameters: {
            query: {
                source: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                item_id: string;
                business_category_id?: string;
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
                            type: "carry_materials";
                            id: string;
                            attributes: components["schemas"]["CarryMaterials"];
                            relationships?: components["schemas"]["CarryMaterialsRelationships"];
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
    "carry_materials.create_new_items": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of carry_materials */
                            carry_material_id: string;
                            items: {
                                /** @example taobaoke */
                                source: string;
                                /** @example 610000001 */
                                item_id: string;
                                title: string;
                                shop_title?: string;
                                brand?: string;
                                pic_url?: string;
                                images?: string[];
                                item_url?: string;
                                category?: string;
                                sales?: number;
                                /** @description yuan, at most two decimals */
                                price?: number;
                                /** @description percent, at most two decimals */
                                commission_rate?: number;
                                /** @description yuan, at most two decimals */
                                commission_price?: number;
                                detail_info?: {
                                    [key: string]: unknown;
                                };
                                available?: boolean;
                            }[];
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
                            type: "carry_items";
                            id: string;
                            attributes: components["schemas"]["CarryItems"];
                            relationships?: components["schemas"]["CarryItemsRelationships"];
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
    "carry_materials.create_new_material": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            title: string;
                            category?: string;
                            cover_url?: string;
                            /** @description left out: written by a person */
                            source?: string;
                            source_id?: string;
                            source_url?: string;
                            source_user?: string;
                            /** @enum {string} */
                            matching_type?: "manual" | "exact" | "similar" | "theme";
                            /** @description id of business_categories */
                            business_category_id?: string;
                            tags?: string[];
                            remark?: string;
                            images?: string[];
                            desc?: string;
                            paragraphs?: string[];
                            recommends?: string[];
                            items?: {
                                /** @example taobaoke */
                                source: string;
                                /** @example 610000001 */
                                item_id: string;
                                title: string;
                                shop_title?: string;
                                brand?: string;
                                pic_url?: string;
                                images?: string[];
                                item_url?: string;
                                category?: string;
                                sales?: number;
                                /** @description yuan, at most two decimals */
                                price?: number;
                                /** @description percent, at most two decimals */
                                commission_rate?: number;
                                /** @description yuan, at most two decimals */
                                commission_price?: number;
                                detail_info?: {
                                    [key: string]: unknown;
                                };
                                available?: boolean;
                            }[];
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
                            type: "carry_materials";
                            id: string;
                            attributes: components["schemas"]["CarryMaterials"];
                            relationships?: components["schemas"]["CarryMaterialsRelationships"];
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
    "carry_materials.creative_new_content": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of carry_materials */
                            carry_material_id: string;
                            title?: string;
                            /** @enum {string} */
                            channel?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                            topic?: string;
                            /** @description id of users */
                            user_id?: string;
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
                            type: "carry_contents";
                            id: string;
                            attributes: components["schemas"]["CarryContents"];
                            relationships?: components["schemas"]["CarryContentsRelationships"];
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
    "carry_materials.daren_detail_status": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "rejected")[];
                "filter[source]"?: string[];
                "filter[source_id]"?: string[];
                "filter[source_user]"?: string[];
                "filter[category]"?: string[];
                "filter[matching_type]"?: ("manual" | "exact" | "similar" | "theme")[];
                "filter[op_name]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[tags]"?: string[];
                "filter[pooling]"?: boolean;
                "filter[channel_available]"?: boolean;
                "filter[collected]"?: boolean;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
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
                            totals: {
                                count: number;
                                /** @description a count for each value */
                                by_source_user: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_op_name: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_source: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                            }[];
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
    "carry_materials.delete_from_source": {
        parameters: {
            query: {
                source: string;
                source_user?: string;
                status?: "fetched" | "processed" | "checked" | "rejected";
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
                            count: number;
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
    "carry_materials.exec_material_job": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_materials */
                            ids: string[];
                            /** @description items to collect for each; default 5 */
                            items_limit?: number;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "carry_materials.get_material_creative": {
        parameters: {
            query: {
                carry_material_id: string;
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
                            images: {
                                /** @description id of a row */
                                id: string;
                                image: string;
                                filename: string;
                                /** @description the picture made from it; empty before */
                                make_image: string;
                                filesize: number;
                                sn: number;
                                /** @description higher is used first */
                                priority: number;
                            }[];
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
    "carry_materials.get_material_desc": {
        parameters: {
            query: {
                carry_material_id: string;
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
                            /** @description the newest one, empty when there is none */
                            desc: string;
                            texts: {
                                /** @description id of a row */
                                id: string;
                                text: string;
                                images: string[];
                                source: string;
                                carry_item_id: string | null;
                                score: number | null;
                                written_at: string | null;
                            }[];
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
    "carry_materials.get_material_paragraphs": {
        parameters: {
            query: {
                carry_material_id: string;
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
                            paragraphs: {
                                /** @description id of a row */
                                id: string;
                                text: string;
                                images: string[];
                                source: string;
                                carry_item_id: string | null;
                                score: number | null;
                                written_at: string | null;
                            }[];
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
    "carry_materials.get_material_rate": {
        parameters: {
            query: {
                carry_material_id: string;
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
                            count: number;
                            average_score: number | null;
                            rates: {
                                /** @description id of a row */
                                id: string;
                                text: string;
                                images: string[];
                                source: string;
                                carry_item_id: string | null;
                                score: number | null;
                                written_at: string | null;
                            }[];
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
    "carry_materials.get_material_recommend": {
        parameters: {
            query?: {
                carry_material_id?: string;
                size?: number;
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
                            titles: string[];
                            paragraphs: string[];
                            covers: string[];
                            images: string[];
                            materials: {
                                /** @description id of a row */
                                id: string;
                                title: string;
                                cover_url: string;
                                source: string;
                            }[];
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
    "carry_materials.merge_similar_material": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_materials */
                            ids: string[];
                            /** @description id of carry_materials */
                            into_id?: string;
                            /** @description how alike two titles must be, 0.1 to 1; default 0.7 */
                            similarity?: number;
                            /** @description only answers what would be merged */
                            preview?: boolean;
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
                            /** @description what was merged into what */
                            groups: {
                                /** @description id of a row */
                                into_id: string;
                                merged_ids: string[];
                            }[];
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
    "carry_materials.new_taobaoke_material": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            item_ids: string[];
                            /** @description id of business_categories */
                            business_category_id?: string;
                            /** @description id of users */
                            user_id?: string;
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
                            type: "carry_materials";
                            id: string;
                            attributes: components["schemas"]["CarryMaterials"];
                            relationships?: components["schemas"]["CarryMaterialsRelationships"];
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
    "carry_materials.save_rate_content": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of carry_materials */
                            carry_material_id: string;
                            /** @enum {string} */
                            as?: "texts" | "contents";
                            /** @description only these reviews; left out: all the platform gives */
                            review_ids?: string[];
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
                            texts: {
                                /** @description id of a row */
                                id: string;
                                created: boolean;
                            }[];
                            contents: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "carry_materials.search_dewu_pool": {
        parameters: {
            query?: {
                q?: string;
                category?: string;
                pool?: string;
                sort?: "sales" | "price" | "commission_rate" | "newest";
                kind?: "goods" | "content";
                item_id?: string;
                page?: number;
                size?: number;
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
                            candidates: {
                                /** @enum {string} */
                                kind: "goods" | "content" | (string & {});
                                /** @description platform */
                                source: string;
                                /** @description id there; what the storing calls take */
                                source_id: string;
                                title: string;
                                cover_url: string;
                                images: string[];
                                url: string;
                                category: string;
                                shop_title: string;
                                price: number | null;
                                commission_rate: number | null;
                                commission_price: number | null;
                                sales: number | null;
                                available: boolean | null;
                                author_id: string;
                                desc: string;
                                item_ids: string[];
                                published_at: string | null;
                                play_count: number | null;
                                like_count: number | null;
                                carry_item_id: string | null;
                                carry_material_id: string | null;
                            }[];
                            total: number;
                            page: number;
                            size: number;
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
    "carry_materials.search_goudong_pool": {
        parameters: {
            query?: {
                q?: string;
                category?: string;
                pool?: string;
                sort?: "sales" | "price" | "commission_rate" | "newest";
                kind?: "goods" | "content";
                item_id?: string;
                page?: number;
                size?: number;
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
                            candidates: {
                                /** @enum {string} */
                                kind: "goods" | "content" | (string & {});
                                /** @description platform */
                                source: string;
                                /** @description id there; what the storing calls take */
                                source_id: string;
                                title: string;
                                cover_url: string;
                                images: string[];
                                url: string;
                                category: string;
                                shop_title: string;
                                price: number | null;
                                commission_rate: number | null;
                                commission_price: number | null;
                                sales: number | null;
                                available: boolean | null;
                                author_id: string;
                                desc: string;
                                item_ids: string[];
                                published_at: string | null;
                                play_count: number | null;
                                like_count: number | null;
                                carry_item_id: string | null;
                                carry_material_id: string | null;
                            }[];
                            total: number;
                            page: number;
                            size: number;
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
    "carry_materials.search_guanghe_pool": {
        parameters: {
            query?: {
                q?: string;
                category?: string;
                pool?: string;
                sort?: "sales" | "price" | "commission_rate" | "newest";
                kind?: "goods" | "content";
                item_id?: string;
                page?: number;
                size?: number;
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
                            candidates: {
                                /** @enum {string} */
                                kind: "goods" | "content" | (string & {});
                                /** @description platform */
                                source: string;
                                /** @description id there; what the storing calls take */
                                source_id: string;
                                title: string;
                                cover_url: string;
                                images: string[];
                                url: string;
                                category: string;
                                shop_title: string;
                                price: number | null;
                                commission_rate: number | null;
                                commission_price: number | null;
                                sales: number | null;
                                available: boolean | null;
                                author_id: string;
                                desc: string;
                                item_ids: string[];
                                published_at: string | null;
                                play_count: number | null;
                                like_count: number | null;
                                carry_item_id: string | null;
                                carry_material_id: string | null;
                            }[];
                            total: number;
                            page: number;
                            size: number;
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
    "carry_materials.search_taobaoke_material": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            q?: string;
                            category?: string;
                            /** @description which of the platform’s pools */
                            pool?: string;
                            /** @enum {string} */
                            sort?: "sales" | "price" | "commission_rate" | "newest";
                            /** @enum {string} */
                            kind?: "goods" | "content";
                            /** @description pieces that show this product */
                            item_id?: string;
                            page?: number;
                            size?: number;
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
                            candidates: {
                                /** @enum {string} */
                                kind: "goods" | "content" | (string & {});
                                /** @description platform */
                                source: string;
                                /** @description id there; what the storing calls take */
                                source_id: string;
                                title: string;
                                cover_url: string;
                                images: string[];
                                url: string;
                                category: string;
                                shop_title: string;
                                price: number | null;
                                commission_rate: number | null;
                                commission_price: number | null;
                                sales: number | null;
                                available: boolean | null;
                                author_id: string;
                                desc: string;
                                item_ids: string[];
                                published_at: string | null;
                                play_count: number | null;
                                like_count: number | null;
                                carry_item_id: string | null;
                                carry_material_id: string | null;
                            }[];
                            total: number;
                            page: number;
                            size: number;
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
    "carry_materials.set_random_pool": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_materials */
                            ids: string[];
                            /** @description false takes them out; default true */
                            pooling?: boolean;
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
    "carry_materials.source_detail_status": {
        parameters: {
            query: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "rejected")[];
                "filter[source]"?: string[];
                "filter[source_id]"?: string[];
                "filter[source_user]"?: string[];
                "filter[category]"?: string[];
                "filter[matching_type]"?: ("manual" | "exact" | "similar" | "theme")[];
                "filter[op_name]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[tags]"?: string[];
                "filter[pooling]"?: boolean;
                "filter[channel_available]"?: boolean;
                "filter[collected]"?: boolean;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                source: string;
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
                            totals: {
                                count: number;
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_category: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_matching_type: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_channel_available: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_op_name: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                            }[];
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
    "carry_materials.source_pool_status": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "rejected")[];
                "filter[source]"?: string[];
                "filter[source_id]"?: string[];
                "filter[source_user]"?: string[];
                "filter[category]"?: string[];
                "filter[matching_type]"?: ("manual" | "exact" | "similar" | "theme")[];
                "filter[op_name]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[tags]"?: string[];
                "filter[pooling]"?: boolean;
                "filter[channel_available]"?: boolean;
                "filter[collected]"?: boolean;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
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
                            totals: {
                                count: number;
                                /** @description a count for each value */
                                by_source: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_category: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_pooling: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                            }[];
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
    "carry_materials.sync_commerce_items": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @description 1 to 500 ids of carry_materials */
                            ids?: string[];
                            /** @description 1 to 500 ids of carry_items */
                            item_ids?: string[];
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "carry_materials.take_carry_contents": {
        parameters: {
            query: {
                carry_material_id: string;
                since?: string;
                size?: number;
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
                            succeeded: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "carry_materials.update_creative_material": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of carry_materials */
                            carry_material_id: string;
                            images: {
                                image: string;
                                filename?: string;
                                make_image?: string;
                                filesize?: number;
                                priority?: number;
                            }[];
                            cover_url?: string;
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
                            images: {
                                /** @description id of a row */
                                id: string;
                                image: string;
                                filename: string;
                                /** @description the picture made from it; empty before */
                                make_image: string;
                                filesize: number;
                                sn: number;
                                /** @description higher is used first */
                                priority: number;
                            }[];
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
    "carry_materials.update_material_item": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of carry_items */
                            carry_item_id: string;
                            carry_material_id?: string | null;
                            business_category_id?: string | null;
                            unavailable_reason?: string;
                            title?: string;
                            shop_title?: string;
                            brand?: string;
                            pic_url?: string;
                            images?: string[];
                            item_url?: string;
                            category?: string;
                            sales?: number;
                            /** @description yuan, at most two decimals */
                            price?: number;
                            /** @description percent, at most two decimals */
                            commission_rate?: number;
                            /** @description yuan, at most two decimals */
                            commission_price?: number;
                            detail_info?: {
                                [key: string]: unknown;
                            };
                            available?: boolean;
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
                            type: "carry_items";
                            id: string;
                            attributes: components["schemas"]["CarryItems"];
                            relationships?: components["schemas"]["CarryItemsRelationships"];
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
    "carry_materials.get": {
        parameters: {
            query?: {
                include?: ("carry_items" | "business_category")[];
                "fields[carry_materials]"?: ("title" | "category" | "cover_url" | "source" | "source_id" | "source_url" | "source_user" | "status" | "matching_type" | "op_name" | "business_category_id" | "business_category_name" | "category_level" | "carry_items_count" | "carry_contents_count" | "tags" | "pooling" | "remark" | "extra_info" | "channel_available" | "channel_reason" | "channel_checked_at" | "collected_at" | "user_id" | "merged_into_id" | "origin_type" | "origin_id" | "created_at" | "updated_at")[];
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
                            type: "carry_materials";
                            id: string;
                            attributes: components["schemas"]["CarryMaterials"];
                            relationships?: components["schemas"]["CarryMaterialsRelationships"];
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
    "carry_materials.check_material_from_channel": {
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
                        /** @description carry_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @enum {string} */
                            status?: "checked" | "rejected";
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
                            /** @description the channel still offers at least one of its items */
                            available: boolean;
                            reason: string;
                            /** @enum {string} */
                            status: "fetched" | "processed" | "checked" | "rejected" | (string & {});
                            items: {
                                /** @description id of a row */
                                id: string;
                                item_id: string;
                                available: boolean;
                                reason: string;
                            }[];
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
    "carry_materials.clear_carry_contents": {
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
                            count: number;
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
    "carry_publishes.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[channel_state]"?: string[];
                "filter[status]"?: ("published" | "processed" | "deleted")[];
                "filter[feed_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[content_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[publish_tag]"?: string[];
                "filter[topic]"?: string[];
                "filter[source_user]"?: string[];
                "filter[item_id]"?: string[];
                "filter[has_cps]"?: boolean;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[published_since]"?: string;
                "filter[published_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "published_at" | "-published_at" | "pv_count" | "-pv_count" | "like_count" | "-like_count" | "collect_count" | "-collect_count" | "comment_count" | "-comment_count" | "priority" | "-priority")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("carry_content" | "studio_account")[];
                "fields[carry_publishes]"?: ("content_id" | "feed_id" | "studio_account_id" | "title" | "desc" | "cover" | "image" | "video" | "topic" | "images" | "paragraphs" | "picture" | "channel" | "channel_state" | "pv_count" | "like_count" | "collect_count" | "comment_count" | "metrics_at" | "improve_hints" | "item_ids" | "source_items" | "cps_amount" | "cps_imported_at" | "status" | "source_user" | "priority" | "user_id" | "created_at" | "release_at" | "published_at" | "processed_at" | "updated_at" | "publish_tag")[];
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
                            relationships?: components["schemas"]["CarryPublishesRelationships"];
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
    "carry_publishes.all_in_deleted": {
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
                        /** @description carry_publishes */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @description 1 to 500 ids of carry_publishes */
                            ids?: string[];
                            matching?: {
                                /** @enum {string} */
                                status?: "published" | "processed";
                                /** @enum {string} */
                                channel?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                                /** @description id of studio_accounts */
                                studio_account_id?: string;
                                publish_tag?: string;
                                /**
                                 * Format: date-time
                                 * @description instant, RFC 3339 in UTC
                                 */
                                since?: string;
                                /**
                                 * Format: date-time
                                 * @description instant, RFC 3339 in UTC
                                 */
                                until?: string;
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
    "carry_publishes.all_in_processed": {
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
                        /** @description carry_publishes */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @description 1 to 500 ids of carry_publishes */
                            ids?: string[];
                            matching?: {
                                /** @enum {string} */
                                status?: "published" | "processed";
                                /** @enum {string} */
                                channel?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                                /** @description id of studio_accounts */
                                studio_account_id?: string;
                                publish_tag?: string;
                                /**
                                 * Format: date-time
                                 * @description instant, RFC 3339 in UTC
                                 */
                                since?: string;
                                /**
                                 * Format: date-time
                                 * @description instant, RFC 3339 in UTC
                                 */
                                until?: string;
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
    "carry_publishes.batch_publish_status": {
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
                        /** @description carry_publishes */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_publishes */
                            ids: string[];
                            /** @enum {string} */
                            status: "published" | "processed" | "deleted";
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
    "carry_publishes.batch_update_processed_assets": {
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
                        /** @description carry_publishes */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            assets: {
                                /** @description id of carry_publishes */
                                id: string;
                                title?: string;
                                desc?: string;
                                topic?: string;
                                cover?: string;
                                image?: string;
                                picture?: string;
                                video?: string;
                                images?: string[];
                                paragraphs?: string[];
                            }[];
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
    "carry_publishes.exec_publish_job": {
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
                        /** @description carry_publishes */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @description 1 to 500 ids of carry_publishes */
                            ids?: string[];
                            /** @example 88213 */
                            uid?: string;
                            draft?: boolean;
                            activity?: boolean;
                            priority?: number;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "carry_publishes.get_creator_image_urls": {
        parameters: {
            query?: {
                uid?: string;
                channel?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                since?: string;
                until?: string;
                "page[number]"?: number;
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
                            content_id: string | null;
                            feed_id: string | null;
                            title: string;
                            channel: string;
                            uid: string | null;
                            image_urls: string[];
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
    "carry_publishes.import_cps_amount": {
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
                        /** @description carry_publishes */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /**
                             * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                             * @example ZmVlZF9pZCxjcHNfYW1vdW50CjUwMDAwMDAwMCwxMi41MAo=
                             */
                            blob: string;
                            /** @description field → header; automatic by the known Chinese and English names without it */
                            mapping?: {
                                /** @description header of the column */
                                feed_id?: string;
                                /** @description header of the column */
                                cps_amount?: string;
                                /** @description header of the column */
                                channel?: string;
                            };
                        };
                    };
                };
                "multipart/form-data": {
                    /**
                     * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                     * @example ZmVlZF9pZCxjcHNfYW1vdW50CjUwMDAwMDAwMCwxMi41MAo=
                     */
                    blob: string;
                    /** @description field → header; automatic by the known Chinese and English names without it */
                    mapping?: {
                        /** @description header of the column */
                        feed_id?: string;
                        /** @description header of the column */
                        cps_amount?: string;
                        /** @description header of the column */
                        channel?: string;
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
                        /** @description rows are counted as in the sheet: the headers are row 1 */
                        data: {
                            /** @description rows below the headers */
                            total: number;
                            succeeded: {
                                row: number;
                                /** @description id of a row */
                                id: string;
                            }[];
                            failed: {
                                row: number;
                                error: {
                                    code: string;
                                    message: string;
                                    field: string | null;
                                };
                            }[];
                            /** @description columns that no field takes */
                            ignored_headers: string[];
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
    "carry_publishes.statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[channel_state]"?: string[];
                "filter[status]"?: ("published" | "processed" | "deleted")[];
                "filter[feed_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[content_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[publish_tag]"?: string[];
                "filter[topic]"?: string[];
                "filter[source_user]"?: string[];
                "filter[item_id]"?: string[];
                "filter[has_cps]"?: boolean;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[published_since]"?: string;
                "filter[published_until]"?: string;
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
                            totals: {
                                count: number;
                                pv_count: number;
                                like_count: number;
                                collect_count: number;
                                comment_count: number;
                                cps_amount: number;
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_channel: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_studio_account_id: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_publish_tag: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                                pv_count: number;
                                like_count: number;
                                collect_count: number;
                                comment_count: number;
                                cps_amount: number;
                            }[];
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
    "carry_publishes.get": {
        parameters: {
            query?: {
                include?: ("carry_content" | "studio_account")[];
                "fields[carry_publishes]"?: ("content_id" | "feed_id" | "studio_account_id" | "title" | "desc" | "cover" | "image" | "video" | "topic" | "images" | "paragraphs" | "picture" | "channel" | "channel_state" | "pv_count" | "like_count" | "collect_count" | "comment_count" | "metrics_at" | "improve_hints" | "item_ids" | "source_items" | "cps_amount" | "cps_imported_at" | "status" | "source_user" | "priority" | "user_id" | "created_at" | "release_at" | "published_at" | "processed_at" | "updated_at" | "publish_tag")[];
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
                            type: "carry_publishes";
                            id: string;
                            attributes: components["schemas"]["CarryPublishes"];
                            relationships?: components["schemas"]["CarryPublishesRelationships"];
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
    "carry_publishes.delete": {
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
    "carry_publishes.clear_source_items": {
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
                        /** @description carry_publishes */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            source: string;
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
                            count: number;
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
    "carry_publishes.refresh_content": {
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
                            type: "carry_publishes";
                            id: string;
                            attributes: components["schemas"]["CarryPublishes"];
                            relationships?: components["schemas"]["CarryPublishesRelationships"];
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
    "carry_publishes.restore": {
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
                            type: "carry_publishes";
                            id: string;
                            attributes: components["schemas"]["CarryPublishes"];
                            relationships?: components["schemas"]["CarryPublishesRelationships"];
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
    "carry_publishes.save_to_processed": {
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
                        /** @description carry_publishes */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            title?: string;
                            desc?: string;
                            topic?: string;
                            cover?: string;
                            image?: string;
                            picture?: string;
                            video?: string;
                            images?: string[];
                            paragraphs?: string[];
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
                            type: "carry_publishes";
                            id: string;
                            attributes: components["schemas"]["CarryPublishes"];
                            relationships?: components["schemas"]["CarryPublishesRelationships"];
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
    "carry_sources.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[status]"?: ("active" | "paused" | "stopped")[];
                "filter[monitored]"?: boolean;
                "filter[category]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[assigned]"?: boolean;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "nickname" | "-nickname" | "fans_count" | "-fans_count" | "last_spider_at" | "-last_spider_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("user" | "studio_account" | "business_category")[];
                "fields[carry_sources]"?: ("nickname" | "platform" | "home_page_url" | "user_id" | "author_id" | "avatar" | "summary" | "category" | "business_category_id" | "studio_account_id" | "fans_count" | "contents_count" | "status" | "monitored" | "last_spider_at" | "last_spider_error" | "newest_content_at" | "status_count" | "origin_type" | "origin_id" | "extra_info" | "created_at" | "updated_at")[];
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
                            type: "carry_sources";
                            id: string;
                            attributes: components["schemas"]["CarrySources"];
                            relationships?: components["schemas"]["CarrySourcesRelationships"];
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
    "carry_sources.batch_publish_status": {
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
                        /** @description carry_sources */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_sources */
                            ids: string[];
                            /** @enum {string} */
                            status: "active" | "paused" | "stopped";
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
    "carry_sources.exec_dewu_spider": {
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
                        /** @description carry_sources */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @description 1 to 500 ids of carry_sources */
                            ids?: string[];
                            q?: string;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "carry_sources.exec_monitor_spider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "carry_sources.exec_source_job": {
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
                        /** @description carry_sources */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_sources */
                            ids: string[];
                            /**
                             * Format: date-time
                             * @description instant, RFC 3339 in UTC
                             */
                            since?: string;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "carry_sources.get_select": {
        parameters: {
            query?: {
                search?: string;
                platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
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
                            author_id: string;
                            platform: string;
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
    "carry_sources.request_info": {
        parameters: {
            query: {
                platform: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                author_id?: string;
                url?: string;
                store?: boolean;
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
                            id: string | null;
                            /** @description the team watches the author already */
                            existing: boolean;
                            platform: string;
                            author_id: string;
                            nickname: string;
                            avatar: string;
                            home_page_url: string;
                            fans_count: number;
                            contents_count: number;
                            summary: string;
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
    "carry_sources.send_ai_chat": {
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
                        /** @description carry_sources */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            message: string;
                            /** @description id of conversations */
                            conversation_id?: string;
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
                            /** @description id of a row */
                            conversation_id: string;
                            /** @description id of a row */
                            message_id: string;
                            /** @description the whole answer */
                            text: string;
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
    "carry_sources.update_assign_content": {
        parameters: {
            query?: {
                ids?: string[];
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
                            count: number;
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
    "carry_sources.get": {
        parameters: {
            query?: {
                include?: ("user" | "studio_account" | "business_category")[];
                "fields[carry_sources]"?: ("nickname" | "platform" | "home_page_url" | "user_id" | "author_id" | "avatar" | "summary" | "category" | "business_category_id" | "studio_account_id" | "fans_count" | "contents_count" | "status" | "monitored" | "last_spider_at" | "last_spider_error" | "newest_content_at" | "status_count" | "origin_type" | "origin_id" | "extra_info" | "created_at" | "updated_at")[];
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
                            type: "carry_sources";
                            id: string;
                            attributes: components["schemas"]["CarrySources"];
                            relationships?: components["schemas"]["CarrySourcesRelationships"];
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
    "carry_sources.update": {
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
                        /** @description carry_sources */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            nickname?: string;
                            home_page_url?: string;
                            summary?: string;
                            category?: string;
                            business_category_id?: string | null;
                            studio_account_id?: string | null;
                            user_id?: string | null;
                            /** @enum {string} */
                            status?: "active" | "paused" | "stopped";
                            monitored?: boolean;
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
                            type: "carry_sources";
                            id: string;
                            attributes: components["schemas"]["CarrySources"];
                            relationships?: components["schemas"]["CarrySourcesRelationships"];
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
    "carry_sources.delete": {
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
    "carry_sources.restore": {
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
                            type: "carry_sources";
                            id: string;
                            attributes: components["schemas"]["CarrySources"];
                            relationships?: components["schemas"]["CarrySourcesRelationships"];
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
    "carry_statistics.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[record_date]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[keyword]"?: string[];
                "filter[resource_type]"?: ("carry_publishes" | "studio_accounts" | "users")[];
                "filter[resource_id]"?: string[];
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                sort?: ("updated_at" | "-updated_at" | "record_date" | "-record_date" | "pv_count" | "-pv_count" | "like_count" | "-like_count")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "user"[];
                "fields[carry_statistics]"?: ("record_date" | "keyword" | "title" | "resource_id" | "resource_type" | "user_id" | "channel" | "publish_count" | "pv_count" | "like_count" | "collect_count" | "comment_count" | "cps_amount" | "created_at" | "updated_at")[];
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
                            type: "carry_statistics";
                            id: string;
                            attributes: components["schemas"]["CarryStatistics"];
                            relationships?: components["schemas"]["CarryStatisticsRelationships"];
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
    "carry_statistics.totals": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[record_date]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[keyword]"?: string[];
                "filter[resource_type]"?: ("carry_publishes" | "studio_accounts" | "users")[];
                "filter[resource_id]"?: string[];
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
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
                            record_count: number;
                            /** @description yuan, at most two decimals */
                            cps_amount: number;
                            publish_count: number;
                            pv_count: number;
                            like_count: number;
                            collect_count: number;
                            comment_count: number;
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
    "carry_statistics.get": {
        parameters: {
            query?: {
                include?: "user"[];
                "fields[carry_statistics]"?: ("record_date" | "keyword" | "title" | "resource_id" | "resource_type" | "user_id" | "channel" | "publish_count" | "pv_count" | "like_count" | "collect_count" | "comment_count" | "cps_amount" | "created_at" | "updated_at")[];
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
                            type: "carry_statistics";
                            id: string;
                            attributes: components["schemas"]["CarryStatistics"];
                            relationships?: components["schemas"]["CarryStatisticsRelationships"];
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
    "channel_rules.list": {
        parameters: {
            query?: {
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[enabled]"?: boolean;
                "filter[search]"?: string;
                sort?: ("updated_at" | "-updated_at" | "channel" | "-channel")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[channel_rules]"?: ("channel" | "title_min" | "title_max" | "desc_max" | "paragraphs_max" | "images_min" | "images_max" | "image_ratios" | "topics_max" | "items_max" | "banned_words" | "enabled" | "remark" | "banned_words_count" | "created_at" | "updated_at")[];
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
                            type: "channel_rules";
                            id: string;
                            attributes: components["schemas"]["ChannelRules"];
                            relationships?: components["schemas"]["ChannelRulesRelationships"];
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
    "channel_rules.get": {
        parameters: {
            query?: {
                "fields[channel_rules]"?: ("channel" | "title_min" | "title_max" | "desc_max" | "paragraphs_max" | "images_min" | "images_max" | "image_ratios" | "topics_max" | "items_max" | "banned_words" | "enabled" | "remark" | "banned_words_count" | "created_at" | "updated_at")[];
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
                            type: "channel_rules";
                            id: string;
                            attributes: components["schemas"]["ChannelRules"];
                            relationships?: components["schemas"]["ChannelRulesRelationships"];
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
    "channel_rules.update": {
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
                        /** @description channel_rules */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @description characters */
                            title_min?: number;
                            /** @description characters */
                            title_max?: number;
                            /** @description characters */
                            desc_max?: number;
                            /** @description paragraphs */
                            paragraphs_max?: number;
                            /** @description images */
                            images_min?: number;
                            /** @description images */
                            images_max?: number;
                            /** @description empty: any */
                            image_ratios?: string[];
                            /** @description topics */
                            topics_max?: number;
                            /** @description products */
                            items_max?: number;
                            banned_words?: {
                                word: string;
                                /**
                                 * @description forbid: may not be published; warn: the author is told
                                 * @enum {string}
                                 */
                                level: "forbid" | "warn";
                                /** @description what to write instead; may be empty */
                                suggestion: string;
                                reason: string;
                            }[];
                            /** @description rules that are off are not looked at */
                            enabled?: boolean;
                            remark?: string;
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
                            type: "channel_rules";
                            id: string;
                            attributes: components["schemas"]["ChannelRules"];
                            relationships?: components["schemas"]["ChannelRulesRelationships"];
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
                            relationships?: components["schemas"]["CommandsRelationships"];
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
                            platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
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
                            relationships?: components["schemas"]["CommandsRelationships"];
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
                            relationships?: components["schemas"]["CommandsRelationships"];
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
                            relationships?: components["schemas"]["CommandsRelationships"];
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
    "content_items.list": {
        parameters: {
            query?: {
                "filter[q]"?: string;
                "filter[source]"?: string[];
                "filter[category]"?: string[];
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[origin_type]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[content_items]"?: ("title" | "paragraphs" | "cover" | "images" | "desc_content" | "images_content" | "source" | "category" | "status" | "origin_type" | "origin_id" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "content_items";
                            id: string;
                            attributes: components["schemas"]["ContentItems"];
                            relationships?: components["schemas"]["ContentItemsRelationships"];
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
    "content_items.recommend": {
        parameters: {
            query?: {
                "filter[q]"?: string;
                "page[number]"?: number;
                "page[size]"?: number;
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
                            type: "content_items";
                            id: string;
                            attributes: components["schemas"]["ContentItems"];
                            relationships?: components["schemas"]["ContentItemsRelationships"];
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
    "conversations.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[source]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[conversations]"?: ("title" | "source" | "user_id" | "messages_count" | "answering" | "created_at" | "updated_at")[];
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
                            type: "conversations";
                            id: string;
                            attributes: components["schemas"]["Conversations"];
                            relationships?: components["schemas"]["ConversationsRelationships"];
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
    "conversations.create": {
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
                        /** @description conversations */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            title?: string;
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
                            type: "conversations";
                            id: string;
                            attributes: components["schemas"]["Conversations"];
                            relationships?: components["schemas"]["ConversationsRelationships"];
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
    "conversations.get": {
        parameters: {
            query?: {
                "fields[conversations]"?: ("title" | "source" | "user_id" | "messages_count" | "answering" | "created_at" | "updated_at")[];
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
                            type: "conversations";
                            id: string;
                            attributes: components["schemas"]["Conversations"];
                            relationships?: components["schemas"]["ConversationsRelationships"];
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
    "conversations.update": {
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
                        /** @description conversations */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            title: string;
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
                            type: "conversations";
                            id: string;
                            attributes: components["schemas"]["Conversations"];
                            relationships?: components["schemas"]["ConversationsRelationships"];
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
    "conversations.delete": {
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
    "conversations.messages": {
        parameters: {
            query?: {
                "filter[role]"?: ("user" | "assistant")[];
                sort?: ("created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[conversation_messages]"?: ("conversation_id" | "role" | "text" | "state" | "error" | "created_at" | "updated_at")[];
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
                            type: "conversation_messages";
                            id: string;
                            attributes: components["schemas"]["ConversationMessages"];
                            relationships?: components["schemas"]["ConversationMessagesRelationships"];
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
    "conversations.send_message": {
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
                        /** @description conversations */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            text: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Events, as they come */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
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
    "conversations.restore": {
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
                            type: "conversations";
                            id: string;
                            attributes: components["schemas"]["Conversations"];
                            relationships?: components["schemas"]["ConversationsRelationships"];
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
    "conversations.stop": {
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
                            type: "conversation_messages";
                            id: string;
                            attributes: components["schemas"]["ConversationMessages"];
                            relationships?: components["schemas"]["ConversationMessagesRelationships"];
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
    "creative_contents.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[source]"?: string[];
                "filter[category]"?: string[];
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[topic]"?: string[];
                "filter[brand]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "published_at" | "-published_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "creative_publishes"[];
                "fields[creative_contents]"?: ("title" | "images" | "make_images" | "desc" | "paragraphs" | "items" | "topic" | "brand" | "source" | "category" | "channel" | "status" | "creative_publishes_count" | "user_id" | "business_team_id" | "origin_type" | "origin_id" | "published_at" | "created_at" | "updated_at")[];
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
                            type: "creative_contents";
                            id: string;
                            attributes: components["schemas"]["CreativeContents"];
                            relationships?: components["schemas"]["CreativeContentsRelationships"];
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
    "creative_contents.create": {
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
                        /** @description creative_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            title: string;
                            desc?: string;
                            images?: string[];
                            make_images?: string[];
                            paragraphs?: string[];
                            items?: {
                                [key: string]: unknown;
                            }[];
                            topic?: string;
                            brand?: string;
                            category?: string;
                            /** @enum {string} */
                            channel?: "" | "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
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
                            type: "creative_contents";
                            id: string;
                            attributes: components["schemas"]["CreativeContents"];
                            relationships?: components["schemas"]["CreativeContentsRelationships"];
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
    "creative_contents.get": {
        parameters: {
            query?: {
                include?: "creative_publishes"[];
                "fields[creative_contents]"?: ("title" | "images" | "make_images" | "desc" | "paragraphs" | "items" | "topic" | "brand" | "source" | "category" | "channel" | "status" | "creative_publishes_count" | "user_id" | "business_team_id" | "origin_type" | "origin_id" | "published_at" | "created_at" | "updated_at")[];
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
                            type: "creative_contents";
                            id: string;
                            attributes: components["schemas"]["CreativeContents"];
                            relationships?: components["schemas"]["CreativeContentsRelationships"];
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
    "creative_contents.update": {
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
                        /** @description creative_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            title?: string;
                            desc?: string;
                            images?: string[];
                            make_images?: string[];
                            paragraphs?: string[];
                            items?: {
                                [key: string]: unknown;
                            }[];
                            topic?: string;
                            brand?: string;
                            category?: string;
                            /** @enum {string} */
                            channel?: "" | "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                            /** @enum {string} */
                            status?: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected";
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
                            type: "creative_contents";
                            id: string;
                            attributes: components["schemas"]["CreativeContents"];
                            relationships?: components["schemas"]["CreativeContentsRelationships"];
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
    "creative_contents.delete": {
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
    "creative_contents.restore": {
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
                            type: "creative_contents";
                            id: string;
                            attributes: components["schemas"]["CreativeContents"];
                            relationships?: components["schemas"]["CreativeContentsRelationships"];
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
    "creative_materials.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[sn]"?: string[];
                "filter[category]"?: string[];
                "filter[made]"?: boolean;
                "filter[business_pool_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "priority" | "-priority")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("business_pool" | "user")[];
                "fields[creative_materials]"?: ("image" | "filename" | "make_image" | "filesize" | "width" | "height" | "sn" | "priority" | "category" | "made_at" | "make_error" | "business_pool_id" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "creative_materials";
                            id: string;
                            attributes: components["schemas"]["CreativeMaterials"];
                            relationships?: components["schemas"]["CreativeMaterialsRelationships"];
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
    "creative_materials.create": {
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
                        /** @description creative_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            image: string;
                            filename?: string;
                            make_image?: string | "";
                            sn?: string;
                            priority?: number;
                            category?: string;
                            business_pool_id?: string | null;
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
                            type: "creative_materials";
                            id: string;
                            attributes: components["schemas"]["CreativeMaterials"];
                            relationships?: components["schemas"]["CreativeMaterialsRelationships"];
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
    "creative_materials.make_all_materials": {
        parameters: {
            query?: {
                business_pool_id?: string;
                again?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "creative_materials.set_sn_priority": {
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
                        /** @description creative_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            sn: string;
                            priority: number;
                            /** @description id of business_pools */
                            business_pool_id?: string;
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
    "creative_materials.get": {
        parameters: {
            query?: {
                include?: ("business_pool" | "user")[];
                "fields[creative_materials]"?: ("image" | "filename" | "make_image" | "filesize" | "width" | "height" | "sn" | "priority" | "category" | "made_at" | "make_error" | "business_pool_id" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "creative_materials";
                            id: string;
                            attributes: components["schemas"]["CreativeMaterials"];
                            relationships?: components["schemas"]["CreativeMaterialsRelationships"];
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
    "creative_materials.update": {
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
                        /** @description creative_materials */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            image?: string;
                            filename?: string;
                            make_image?: string | "";
                            sn?: string;
                            priority?: number;
                            category?: string;
                            business_pool_id?: string | null;
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
                            type: "creative_materials";
                            id: string;
                            attributes: components["schemas"]["CreativeMaterials"];
                            relationships?: components["schemas"]["CreativeMaterialsRelationships"];
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
    "creative_materials.delete": {
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
    "creative_materials.restore": {
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
                            type: "creative_materials";
                            id: string;
                            attributes: components["schemas"]["CreativeMaterials"];
                            relationships?: components["schemas"]["CreativeMaterialsRelationships"];
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
    "creative_paragraphs.list": {
        parameters: {
            query?: {
                "filter[seed]"?: string[];
                "filter[search]"?: string;
                "filter[category]"?: string[];
                "filter[source]"?: string[];
                "filter[checked]"?: boolean;
                "filter[business_pool_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("business_pool" | "user")[];
                "fields[creative_paragraphs]"?: ("seed" | "text" | "category" | "source" | "checked" | "business_pool_id" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "creative_paragraphs";
                            id: string;
                            attributes: components["schemas"]["CreativeParagraphs"];
                            relationships?: components["schemas"]["CreativeParagraphsRelationships"];
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
    "creative_paragraphs.create": {
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
                        /** @description creative_paragraphs */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            text: string;
                            seed?: string;
                            category?: string;
                            source?: string;
                            checked?: boolean;
                            business_pool_id?: string | null;
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
                            type: "creative_paragraphs";
                            id: string;
                            attributes: components["schemas"]["CreativeParagraphs"];
                            relationships?: components["schemas"]["CreativeParagraphsRelationships"];
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
    "creative_paragraphs.get": {
        parameters: {
            query?: {
                include?: ("business_pool" | "user")[];
                "fields[creative_paragraphs]"?: ("seed" | "text" | "category" | "source" | "checked" | "business_pool_id" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "creative_paragraphs";
                            id: string;
                            attributes: components["schemas"]["CreativeParagraphs"];
                            relationships?: components["schemas"]["CreativeParagraphsRelationships"];
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
    "creative_paragraphs.update": {
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
                        /** @description creative_paragraphs */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            text?: string;
                            seed?: string;
                            category?: string;
                            source?: string;
                            checked?: boolean;
                            business_pool_id?: string | null;
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
                            type: "creative_paragraphs";
                            id: string;
                            attributes: components["schemas"]["CreativeParagraphs"];
                            relationships?: components["schemas"]["CreativeParagraphsRelationships"];
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
    "creative_paragraphs.delete": {
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
    "creative_paragraphs.restore": {
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
                            type: "creative_paragraphs";
                            id: string;
                            attributes: components["schemas"]["CreativeParagraphs"];
                            relationships?: components["schemas"]["CreativeParagraphsRelationships"];
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
    "creative_publishes.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[content_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[feed_id]"?: string[];
                "filter[release_since]"?: string;
                "filter[release_until]"?: string;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[topic]"?: string[];
                "filter[brand]"?: string[];
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "release_at" | "-release_at" | "pv_count" | "-pv_count" | "like_count" | "-like_count")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "creative_content"[];
                "fields[creative_publishes]"?: ("content_id" | "studio_account_id" | "feed_id" | "title" | "channel" | "pv_count" | "like_count" | "collect_count" | "comment_count" | "improve_hints" | "metrics_at" | "release_at" | "created_at" | "updated_at" | "make_images" | "topic" | "brand")[];
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
                            type: "creative_publishes";
                            id: string;
                            attributes: components["schemas"]["CreativePublishes"];
                            relationships?: components["schemas"]["CreativePublishesRelationships"];
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
    "creative_publishes.statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[content_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[feed_id]"?: string[];
                "filter[release_since]"?: string;
                "filter[release_until]"?: string;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[topic]"?: string[];
                "filter[brand]"?: string[];
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
                            totals: {
                                count: number;
                                pv_count: number;
                                like_count: number;
                                collect_count: number;
                                comment_count: number;
                                /** @description a count for each value */
                                by_channel: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_topic: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_brand: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                                pv_count: number;
                                like_count: number;
                                collect_count: number;
                                comment_count: number;
                            }[];
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
    "creator_contents.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[source]"?: string[];
                "filter[kind]"?: ("creator" | "personify")[];
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[category]"?: string[];
                "filter[topic]"?: string[];
                "filter[creator_task_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[assigned]"?: boolean;
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("creator_task" | "studio_account" | "user")[];
                "fields[creator_contents]"?: ("title" | "cover" | "images" | "make_images" | "images_count" | "video" | "desc" | "topic" | "paragraphs" | "items" | "category" | "channel" | "source" | "kind" | "publish_params" | "extra_info" | "status" | "creator_task_id" | "studio_account_id" | "assigned_at" | "user_id" | "published_at" | "created_at" | "updated_at")[];
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
                            type: "creator_contents";
                            id: string;
                            attributes: components["schemas"]["CreatorContents"];
                            relationships?: components["schemas"]["CreatorContentsRelationships"];
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
    "creator_contents.account_day_statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                studio_account_id?: string;
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
                            totals: {
                                assigned: number;
                                queued: number;
                                published: number;
                                accounts: number;
                            };
                            /** @description one entry for each account and day on which something happened */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, of each account’s time zone
                                 */
                                date: string;
                                /** @description id of a row */
                                studio_account_id: string;
                                uid: string;
                                nickname: string;
                                platform: string;
                                /** @description posts a day; 0 = no cap */
                                day_task_count: number;
                                assigned: number;
                                queued: number;
                                published: number;
                            }[];
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
    "creator_contents.batch_assign_account": {
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
                        /** @description creator_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @description 1 to 500 ids of creator_contents */
                            ids?: string[];
                            /** @description id of studio_accounts */
                            studio_account_id?: string;
                            assignments?: {
                                /** @description id of creator_contents */
                                id: string;
                                /** @description id of studio_accounts */
                                studio_account_id: string;
                            }[];
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
    "creator_contents.batch_content_status": {
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
                        /** @description creator_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of creator_contents */
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
    "creator_contents.batch_create_publish_task": {
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
                        /** @description creator_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of creator_contents */
                            ids: string[];
                            uid?: string;
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
    "creator_contents.batch_match_account": {
        parameters: {
            query?: {
                ids?: string[];
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
                            matched: {
                                /** @description id of a row */
                                id: string;
                                /** @description id of a row */
                                studio_account_id: string;
                                uid: string;
                                nickname: string;
                                platform: string;
                                /** @enum {string} */
                                why: "category" | "platform" | (string & {});
                                room: number | null;
                            }[];
                            unmatched: {
                                /** @description id of a row */
                                id: string;
                                /** @enum {string} */
                                why: "not_found" | "no_platform" | "no_room" | (string & {});
                            }[];
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
    "creator_contents.statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[source]"?: string[];
                "filter[kind]"?: ("creator" | "personify")[];
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[category]"?: string[];
                "filter[topic]"?: string[];
                "filter[creator_task_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[assigned]"?: boolean;
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
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
                            totals: {
                                count: number;
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_kind: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_source: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_channel: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_studio_account_id: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                            }[];
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
    "creator_contents.get": {
        parameters: {
            query?: {
                include?: ("creator_task" | "studio_account" | "user")[];
                "fields[creator_contents]"?: ("title" | "cover" | "images" | "make_images" | "images_count" | "video" | "desc" | "topic" | "paragraphs" | "items" | "category" | "channel" | "source" | "kind" | "publish_params" | "extra_info" | "status" | "creator_task_id" | "studio_account_id" | "assigned_at" | "user_id" | "published_at" | "created_at" | "updated_at")[];
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
                            type: "creator_contents";
                            id: string;
                            attributes: components["schemas"]["CreatorContents"];
                            relationships?: components["schemas"]["CreatorContentsRelationships"];
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
    "creator_contents.update": {
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
                        /** @description creator_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            title?: string;
                            cover?: string;
                            images?: string[];
                            /** @description handled images: with some the content is published, with none checked */
                            make_images?: string[];
                            video?: string;
                            desc?: string;
                            topic?: string;
                            paragraphs?: string[];
                            items?: {
                                [key: string]: unknown;
                            }[];
                            category?: string;
                            /** @enum {string} */
                            channel?: "" | "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                            publish_params?: {
                                [key: string]: unknown;
                            };
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
                            type: "creator_contents";
                            id: string;
                            attributes: components["schemas"]["CreatorContents"];
                            relationships?: components["schemas"]["CreatorContentsRelationships"];
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
    "creator_contents.delete": {
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
    "creator_contents.get_publish_params": {
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
                        /** @description creator_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            uid?: string;
                            /** @description leave it as a draft at the channel */
                            draft?: boolean;
                            /** @description publish it to the running activity */
                            activity?: boolean;
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
                            uid: string;
                            platform: string;
                            account_name: string;
                            title: string;
                            desc: string;
                            topic: string;
                            images: string[];
                            paragraphs: string[];
                            items: {
                                [key: string]: unknown;
                            }[];
                            draft: boolean;
                            activity: boolean;
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
    "creator_contents.restore": {
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
                            type: "creator_contents";
                            id: string;
                            attributes: components["schemas"]["CreatorContents"];
                            relationships?: components["schemas"]["CreatorContentsRelationships"];
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
    "creator_pools.create": {
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
                        /** @description creator_pools */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of creator_tasks */
                            creator_task_id: string;
                            goods_id: string;
                            goods_name?: string;
                            goods_cover?: string;
                            goods_detail?: {
                                [key: string]: unknown;
                            };
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
                            type: "creator_pools";
                            id: string;
                            attributes: components["schemas"]["CreatorPools"];
                            relationships?: components["schemas"]["CreatorPoolsRelationships"];
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
    "creator_pools.delete": {
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
    "creator_pools.restore": {
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
                            type: "creator_pools";
                            id: string;
                            attributes: components["schemas"]["CreatorPools"];
                            relationships?: components["schemas"]["CreatorPoolsRelationships"];
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
    "creator_tasks.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[category]"?: string[];
                "filter[topics]"?: string[];
                "filter[goods_id]"?: string[];
                "filter[dash]"?: boolean;
                "filter[closed]"?: boolean;
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("user" | "creator_pools")[];
                "fields[creator_tasks]"?: ("category" | "platform" | "topic" | "topics" | "goods_id" | "page_number" | "goods_detail" | "keyword" | "items" | "items_count" | "status_count" | "contents_count" | "pools_count" | "dash" | "remark" | "user_id" | "closed_at" | "synced_at" | "created_at" | "updated_at")[];
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
                            type: "creator_tasks";
                            id: string;
                            attributes: components["schemas"]["CreatorTasks"];
                            relationships?: components["schemas"]["CreatorTasksRelationships"];
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
    "creator_tasks.create": {
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
                        /** @description creator_tasks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @enum {string} */
                            platform: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            category?: string;
                            topic?: string;
                            topics?: string[];
                            goods_id?: string;
                            page_number?: number;
                            goods_detail?: {
                                [key: string]: unknown;
                            };
                            keyword?: string;
                            items?: {
                                [key: string]: unknown;
                            }[];
                            dash?: boolean;
                            remark?: string;
                            /** @description id of users */
                            user_id?: string;
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
                            type: "creator_tasks";
                            id: string;
                            attributes: components["schemas"]["CreatorTasks"];
                            relationships?: components["schemas"]["CreatorTasksRelationships"];
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
    "creator_tasks.get": {
        parameters: {
            query?: {
                include?: ("user" | "creator_pools")[];
                "fields[creator_tasks]"?: ("category" | "platform" | "topic" | "topics" | "goods_id" | "page_number" | "goods_detail" | "keyword" | "items" | "items_count" | "status_count" | "contents_count" | "pools_count" | "dash" | "remark" | "user_id" | "closed_at" | "synced_at" | "created_at" | "updated_at")[];
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
                            type: "creator_tasks";
                            id: string;
                            attributes: components["schemas"]["CreatorTasks"];
                            relationships?: components["schemas"]["CreatorTasksRelationships"];
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
    "creator_tasks.update": {
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
                        /** @description creator_tasks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @enum {string} */
                            platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            category?: string;
                            topic?: string;
                            topics?: string[];
                            goods_id?: string;
                            page_number?: number;
                            goods_detail?: {
                                [key: string]: unknown;
                            };
                            keyword?: string;
                            items?: {
                                [key: string]: unknown;
                            }[];
                            dash?: boolean;
                            remark?: string;
                            /** @description id of users */
                            user_id?: string;
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
                            type: "creator_tasks";
                            id: string;
                            attributes: components["schemas"]["CreatorTasks"];
                            relationships?: components["schemas"]["CreatorTasksRelationships"];
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
    "creator_tasks.add_content_from_compass": {
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
                        /** @description creator_tasks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            content_ids: string[];
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
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "creator_tasks.add_content_from_douyin": {
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
                        /** @description creator_tasks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            content_ids: string[];
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
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "creator_tasks.add_content_from_import": {
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
                        /** @description creator_tasks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /**
                             * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                             * @example dGl0bGUsZGVzYwpBLEIK
                             */
                            blob: string;
                            /** @description field → header; automatic by the known Chinese and English names without it */
                            mapping?: {
                                /** @description header of the column */
                                title?: string;
                                /** @description header of the column */
                                desc?: string;
                                /** @description header of the column */
                                topic?: string;
                                /** @description header of the column */
                                images?: string;
                                /** @description header of the column */
                                cover?: string;
                                /** @description header of the column */
                                category?: string;
                                /** @description header of the column */
                                item_id?: string;
                            };
                        };
                    };
                };
                "multipart/form-data": {
                    /**
                     * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                     * @example dGl0bGUsZGVzYwpBLEIK
                     */
                    blob: string;
                    /** @description field → header; automatic by the known Chinese and English names without it */
                    mapping?: {
                        /** @description header of the column */
                        title?: string;
                        /** @description header of the column */
                        desc?: string;
                        /** @description header of the column */
                        topic?: string;
                        /** @description header of the column */
                        images?: string;
                        /** @description header of the column */
                        cover?: string;
                        /** @description header of the column */
                        category?: string;
                        /** @description header of the column */
                        item_id?: string;
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
                        /** @description rows are counted as in the sheet: the headers are row 1 */
                        data: {
                            /** @description rows below the headers */
                            total: number;
                            succeeded: {
                                row: number;
                                /** @description id of a row */
                                id: string;
                            }[];
                            failed: {
                                row: number;
                                error: {
                                    code: string;
                                    message: string;
                                    field: string | null;
                                };
                            }[];
                            /** @description columns that no field takes */
                            ignored_headers: string[];
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
    "creator_tasks.clear_contents": {
        parameters: {
            query?: {
                status?: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
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
                            count: number;
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
    "creator_tasks.close_task": {
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
                            count: number;
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
    "creator_tasks.copy_to_user": {
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
                        /** @description creator_tasks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of users */
                            user_id: string;
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
                            /** @description id of a row */
                            id: string;
                            /** @description id of a row */
                            user_id: string;
                            existing: boolean;
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
    "creator_tasks.creation_contents": {
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
                        /** @description creator_tasks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @description 1 to 10 ids of creator_pools */
                            creator_pool_ids?: string[];
                            paragraphs?: number;
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
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "creator_tasks.creator_pools": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[creator_task_id]"?: string[];
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "creator_task"[];
                "fields[creator_pools]"?: ("goods_cover" | "goods_id" | "goods_name" | "goods_detail" | "creator_task_id" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "creator_pools";
                            id: string;
                            attributes: components["schemas"]["CreatorPools"];
                            relationships?: components["schemas"]["CreatorPoolsRelationships"];
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
    "creator_tasks.restore": {
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
                            type: "creator_tasks";
                            id: string;
                            attributes: components["schemas"]["CreatorTasks"];
                            relationships?: components["schemas"]["CreatorTasksRelationships"];
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
    "creator_tasks.search": {
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
                        /** @description creator_tasks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @enum {string} */
                            kind?: "goods" | "contents";
                            /** @enum {string} */
                            platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            q?: string;
                            category?: string;
                            item_id?: string;
                            page?: number;
                            size?: number;
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
                            /** @enum {string} */
                            kind: "goods" | "contents" | (string & {});
                            platform: string;
                            page: number;
                            total: number;
                            goods: {
                                item_id: string;
                                title: string;
                                shop_title: string;
                                pic_url: string;
                                item_url: string;
                                images: string[];
                                category: string;
                                price: number;
                                commission_rate: number;
                                commission_price: number;
                                sales: number;
                                available: boolean;
                                brand: string;
                                attributes: {
                                    [key: string]: string;
                                };
                                /** @description stands in the task already */
                                known: boolean;
                            }[];
                            contents: {
                                content_id: string;
                                author_id: string;
                                /** @enum {unknown} */
                                kind: "image" | "video" | (string & {});
                                title: string;
                                desc: string;
                                cover: string;
                                images: string[];
                                video: string;
                                audio_text: string;
                                ratio: string;
                                topic: string;
                                item_ids: string[];
                                /** Format: date-time */
                                published_at: string;
                                play_count: number;
                                like_count: number;
                                collect_count: number;
                                comment_count: number;
                                /** @description stands in the task already */
                                known: boolean;
                            }[];
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
    "creator_tasks.set_content_status": {
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
                        /** @description creator_tasks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of creator_contents */
                            ids?: string[];
                            /** @enum {string} */
                            status: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
                            /** @enum {string} */
                            from?: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
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
    "creator_tasks.statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[source]"?: string[];
                "filter[kind]"?: ("creator" | "personify")[];
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[category]"?: string[];
                "filter[topic]"?: string[];
                "filter[creator_task_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[assigned]"?: boolean;
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
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
                            totals: {
                                count: number;
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_kind: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_source: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_studio_account_id: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                            }[];
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
    "creator_tasks.sync_content": {
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
                            platform: string;
                            found: number;
                            created: number;
                            updated: number;
                            in_trash: number;
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
    "creator_tasks.transfer_to_personify": {
        parameters: {
            query?: {
                ids?: string[];
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
                            succeeded: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "creator_tasks.transfer_to_smart": {
        parameters: {
            query?: {
                ids?: string[];
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
                            succeeded: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "deliveries.list": {
        parameters: {
            query?: {
                "filter[webhook_id]"?: string[];
                "filter[state]"?: ("pending" | "delivered" | "failed")[];
                "filter[event]"?: ("publish.published" | "publish.refused" | "publish.unknown" | "publish.needs_human" | "publish.queue_ended" | "job.done" | "job.failed" | "job.cancelled")[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[business_team_id]"?: string[];
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "webhook"[];
                "fields[deliveries]"?: ("webhook_id" | "delivery_key" | "event" | "payload" | "state" | "tries" | "next_try_at" | "response_status" | "error" | "replay_of" | "delivered_at" | "created_at" | "updated_at")[];
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
                            type: "deliveries";
                            id: string;
                            attributes: components["schemas"]["Deliveries"];
                            relationships?: components["schemas"]["DeliveriesRelationships"];
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
    "deliveries.get": {
        parameters: {
            query?: {
                include?: "webhook"[];
                "fields[deliveries]"?: ("webhook_id" | "delivery_key" | "event" | "payload" | "state" | "tries" | "next_try_at" | "response_status" | "error" | "replay_of" | "delivered_at" | "created_at" | "updated_at")[];
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
                            type: "deliveries";
                            id: string;
                            attributes: components["schemas"]["Deliveries"];
                            relationships?: components["schemas"]["DeliveriesRelationships"];
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
    "deliveries.replay": {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": {
                        data: {
                            /** @constant */
                            type: "deliveries";
                            id: string;
                            attributes: components["schemas"]["Deliveries"];
                            relationships?: components["schemas"]["DeliveriesRelationships"];
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
                            relationships?: components["schemas"]["DevicesRelationships"];
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
                            /** @enum {string} */
                            platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
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
                            relationships?: components["schemas"]["DevicesRelationships"];
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
                            relationships?: components["schemas"]["DevicesRelationships"];
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
                            relationships?: components["schemas"]["DevicesRelationships"];
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
    "document_contents.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[source]"?: ("import" | "modified")[];
                "filter[channel]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "user"[];
                "fields[document_contents]"?: ("title" | "content" | "modified_content" | "differences" | "channel" | "source" | "blob" | "row_no" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "document_contents";
                            id: string;
                            attributes: components["schemas"]["DocumentContents"];
                            relationships?: components["schemas"]["DocumentContentsRelationships"];
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
    "document_contents.content_modified": {
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
                        /** @description document_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            content: string;
                            /** @enum {string} */
                            channel?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                            title?: string;
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
                            /** @description id of a row */
                            id: string;
                            /** @description as it was given */
                            content: string;
                            /** @description rewritten, without the banned words */
                            modified_content: string;
                            differences: {
                                /** @enum {string} */
                                kind: "same" | "removed" | "added" | (string & {});
                                text: string;
                            }[];
                            /** @description banned words of the given text */
                            findings: {
                                /** @enum {string} */
                                level: "error" | "warning" | (string & {});
                                word: string;
                                suggestion: string;
                                paragraph: number;
                                /** @description position in its paragraph */
                                at: number;
                                message: string;
                            }[];
                            channel: string | null;
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
    "document_contents.import_data": {
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
                        /** @description document_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /**
                             * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                             * @example dGl0bGUsZGVzYwpBLEIK
                             */
                            blob: string;
                            file_name?: string;
                            /**
                             * @description text: plain text; without it the ending of the file name decides
                             * @enum {string}
                             */
                            format?: "table" | "text";
                            /** @description field → header; automatic by the known Chinese and English names without it */
                            mapping?: {
                                /** @description header of the column */
                                content?: string;
                                /** @description header of the column */
                                title?: string;
                                /** @description header of the column */
                                channel?: string;
                            };
                        };
                    };
                };
                "multipart/form-data": {
                    /**
                     * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                     * @example dGl0bGUsZGVzYwpBLEIK
                     */
                    blob: string;
                    file_name?: string;
                    /**
                     * @description text: plain text; without it the ending of the file name decides
                     * @enum {string}
                     */
                    format?: "table" | "text";
                    /** @description field → header; automatic by the known Chinese and English names without it */
                    mapping?: {
                        /** @description header of the column */
                        content?: string;
                        /** @description header of the column */
                        title?: string;
                        /** @description header of the column */
                        channel?: string;
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
                        /** @description rows are counted as in the sheet: the headers are row 1 */
                        data: {
                            /** @description rows below the headers */
                            total: number;
                            succeeded: {
                                row: number;
                                /** @description id of a row */
                                id: string;
                            }[];
                            failed: {
                                row: number;
                                error: {
                                    code: string;
                                    message: string;
                                    field: string | null;
                                };
                            }[];
                            /** @description columns that no field takes */
                            ignored_headers: string[];
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
    "document_contents.get": {
        parameters: {
            query?: {
                include?: "user"[];
                "fields[document_contents]"?: ("title" | "content" | "modified_content" | "differences" | "channel" | "source" | "blob" | "row_no" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "document_contents";
                            id: string;
                            attributes: components["schemas"]["DocumentContents"];
                            relationships?: components["schemas"]["DocumentContentsRelationships"];
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
    "document_contents.update": {
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
                        /** @description document_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            title?: string;
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
                            type: "document_contents";
                            id: string;
                            attributes: components["schemas"]["DocumentContents"];
                            relationships?: components["schemas"]["DocumentContentsRelationships"];
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
    "document_contents.delete": {
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
    "document_contents.restore": {
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
                            type: "document_contents";
                            id: string;
                            attributes: components["schemas"]["DocumentContents"];
                            relationships?: components["schemas"]["DocumentContentsRelationships"];
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
    "exports.list": {
        parameters: {
            query?: {
                "filter[resource]"?: string[];
                "filter[format]"?: ("csv" | "xlsx")[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "job"[];
                "fields[exports]"?: ("resource" | "format" | "filter" | "sort" | "fields" | "file_name" | "job_id" | "state" | "error" | "done_count" | "total_count" | "row_count" | "byte_count" | "expires_at" | "created_at" | "updated_at")[];
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
                            type: "exports";
                            id: string;
                            attributes: components["schemas"]["Exports"];
                            relationships?: components["schemas"]["ExportsRelationships"];
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
    "exports.create": {
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
                        /** @description exports */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @example carry_contents */
                            resource: string;
                            /** @enum {string} */
                            format: "csv" | "xlsx";
                            /**
                             * @description as the filters of the list
                             * @example {}
                             */
                            filter?: {
                                [key: string]: string | boolean | number | string[];
                            };
                            /** @example -updated_at */
                            sort?: string;
                            /** @example [] */
                            fields?: string[];
                            file_name?: string;
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
                            type: "exports";
                            id: string;
                            attributes: components["schemas"]["Exports"];
                            relationships?: components["schemas"]["ExportsRelationships"];
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
    "exports.get": {
        parameters: {
            query?: {
                include?: "job"[];
                "fields[exports]"?: ("resource" | "format" | "filter" | "sort" | "fields" | "file_name" | "job_id" | "state" | "error" | "done_count" | "total_count" | "row_count" | "byte_count" | "expires_at" | "created_at" | "updated_at")[];
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
                            type: "exports";
                            id: string;
                            attributes: components["schemas"]["Exports"];
                            relationships?: components["schemas"]["ExportsRelationships"];
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
    "exports.download": {
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
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description A part of it */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
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
    "goudong_gold_pools.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[goudong_gold_rank_id]"?: string[];
                "filter[rank_name]"?: string[];
                "filter[category]"?: string[];
                "filter[brand]"?: string[];
                "filter[available]"?: boolean;
                "filter[transferred]"?: boolean;
                "filter[business_team_id]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "rank_no" | "-rank_no" | "sales" | "-sales" | "commission_rate" | "-commission_rate")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "goudong_gold_rank"[];
                "fields[goudong_gold_pools]"?: ("goudong_gold_rank_id" | "rank_name" | "rank_no" | "item_id" | "platform" | "title" | "shop_title" | "pic_url" | "item_url" | "images" | "category" | "brand" | "sales" | "price" | "commission_rate" | "commission_price" | "available" | "synced_at" | "transferred_at" | "created_at" | "updated_at")[];
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
                            type: "goudong_gold_pools";
                            id: string;
                            attributes: components["schemas"]["GoudongGoldPools"];
                            relationships?: components["schemas"]["GoudongGoldPoolsRelationships"];
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
    "goudong_gold_pools.transfer_to_carry": {
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
                        /** @description goudong_gold_pools */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of goudong_gold_pools */
                            ids: string[];
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
                            succeeded: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "goudong_gold_pools.get": {
        parameters: {
            query?: {
                include?: "goudong_gold_rank"[];
                "fields[goudong_gold_pools]"?: ("goudong_gold_rank_id" | "rank_name" | "rank_no" | "item_id" | "platform" | "title" | "shop_title" | "pic_url" | "item_url" | "images" | "category" | "brand" | "sales" | "price" | "commission_rate" | "commission_price" | "available" | "synced_at" | "transferred_at" | "created_at" | "updated_at")[];
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
                            type: "goudong_gold_pools";
                            id: string;
                            attributes: components["schemas"]["GoudongGoldPools"];
                            relationships?: components["schemas"]["GoudongGoldPoolsRelationships"];
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
    "goudong_gold_ranks.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[category]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[categorised]"?: boolean;
                "filter[business_team_id]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "name" | "-name")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("business_category" | "goudong_gold_pools")[];
                "fields[goudong_gold_ranks]"?: ("name" | "category" | "business_category_id" | "remark" | "pools_count" | "synced_at" | "created_at" | "updated_at")[];
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
                            type: "goudong_gold_ranks";
                            id: string;
                            attributes: components["schemas"]["GoudongGoldRanks"];
                            relationships?: components["schemas"]["GoudongGoldRanksRelationships"];
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
    "goudong_gold_ranks.get": {
        parameters: {
            query?: {
                include?: ("business_category" | "goudong_gold_pools")[];
                "fields[goudong_gold_ranks]"?: ("name" | "category" | "business_category_id" | "remark" | "pools_count" | "synced_at" | "created_at" | "updated_at")[];
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
                            type: "goudong_gold_ranks";
                            id: string;
                            attributes: components["schemas"]["GoudongGoldRanks"];
                            relationships?: components["schemas"]["GoudongGoldRanksRelationships"];
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
    "goudong_gold_ranks.update": {
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
                        /** @description goudong_gold_ranks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            category?: string;
                            business_category_id?: string | null;
                            remark?: string;
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
                            type: "goudong_gold_ranks";
                            id: string;
                            attributes: components["schemas"]["GoudongGoldRanks"];
                            relationships?: components["schemas"]["GoudongGoldRanksRelationships"];
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
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "user"[];
                "fields[jobs]"?: ("kind" | "state" | "done_count" | "total_count" | "error" | "result" | "tries" | "scheduled" | "due_at" | "cancel_requested" | "user_id" | "created_at" | "started_at" | "finished_at" | "updated_at")[];
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
                            relationships?: components["schemas"]["JobsRelationships"];
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
                include?: "user"[];
                "fields[jobs]"?: ("kind" | "state" | "done_count" | "total_count" | "error" | "result" | "tries" | "scheduled" | "due_at" | "cancel_requested" | "user_id" | "created_at" | "started_at" | "finished_at" | "updated_at")[];
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
                            relationships?: components["schemas"]["JobsRelationships"];
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
                            relationships?: components["schemas"]["JobsRelationships"];
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
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "uploads.media": {
        parameters: {
            query: {
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description A part of it */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
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
    "plans.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[studio_account_id]"?: string[];
                "filter[kind]"?: ("submit" | "open_queue")[];
                "filter[enabled]"?: boolean;
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "next_run_at" | "-next_run_at" | "name" | "-name")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("studio_account" | "last_job" | "user")[];
                "fields[plans]"?: ("user_id" | "studio_account_id" | "account_name" | "platform" | "name" | "kind" | "weekdays" | "times" | "timezone" | "batch_count" | "content_status" | "content_source" | "content_category" | "draft" | "activity" | "enabled" | "starts_on" | "ends_on" | "next_run_at" | "last_run_at" | "last_job_id" | "last_job_state" | "created_at" | "updated_at")[];
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
                            type: "plans";
                            id: string;
                            attributes: components["schemas"]["Plans"];
                            relationships?: components["schemas"]["PlansRelationships"];
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
    "plans.create": {
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
                        /** @description plans */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of studio_accounts */
                            studio_account_id: string;
                            name: string;
                            /**
                             * @description HH:MM
                             * @example [
                             *       "09:30"
                             *     ]
                             */
                            times: string[];
                            /** @enum {string} */
                            kind?: "submit" | "open_queue";
                            /** @description 1 = Monday … 7 = Sunday */
                            weekdays?: number[];
                            /**
                             * @description IANA time zone
                             * @example Asia/Shanghai
                             */
                            timezone?: string;
                            /** @description contents at each time */
                            batch_count?: number;
                            /** @enum {string} */
                            content_status?: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
                            content_source?: string;
                            content_category?: string;
                            draft?: boolean;
                            activity?: boolean;
                            enabled?: boolean;
                            starts_on?: string | null;
                            ends_on?: string | null;
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
                            type: "plans";
                            id: string;
                            attributes: components["schemas"]["Plans"];
                            relationships?: components["schemas"]["PlansRelationships"];
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
    "plans.get": {
        parameters: {
            query?: {
                include?: ("studio_account" | "last_job" | "user")[];
                "fields[plans]"?: ("user_id" | "studio_account_id" | "account_name" | "platform" | "name" | "kind" | "weekdays" | "times" | "timezone" | "batch_count" | "content_status" | "content_source" | "content_category" | "draft" | "activity" | "enabled" | "starts_on" | "ends_on" | "next_run_at" | "last_run_at" | "last_job_id" | "last_job_state" | "created_at" | "updated_at")[];
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
                            type: "plans";
                            id: string;
                            attributes: components["schemas"]["Plans"];
                            relationships?: components["schemas"]["PlansRelationships"];
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
    "plans.update": {
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
                        /** @description plans */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            name?: string;
                            /**
                             * @description HH:MM
                             * @example [
                             *       "09:30"
                             *     ]
                             */
                            times?: string[];
                            /** @enum {string} */
                            kind?: "submit" | "open_queue";
                            /** @description 1 = Monday … 7 = Sunday */
                            weekdays?: number[];
                            /**
                             * @description IANA time zone
                             * @example Asia/Shanghai
                             */
                            timezone?: string;
                            /** @description contents at each time */
                            batch_count?: number;
                            /** @enum {string} */
                            content_status?: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
                            content_source?: string;
                            content_category?: string;
                            draft?: boolean;
                            activity?: boolean;
                            enabled?: boolean;
                            starts_on?: string | null;
                            ends_on?: string | null;
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
                            type: "plans";
                            id: string;
                            attributes: components["schemas"]["Plans"];
                            relationships?: components["schemas"]["PlansRelationships"];
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
    "plans.delete": {
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
    "plans.restore": {
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
                            type: "plans";
                            id: string;
                            attributes: components["schemas"]["Plans"];
                            relationships?: components["schemas"]["PlansRelationships"];
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
    "preferences.get": {
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
                            theme: {
                                [key: string]: unknown;
                            };
                            layout: {
                                [key: string]: unknown;
                            };
                            columns: {
                                [key: string]: unknown;
                            };
                            keys: {
                                [key: string]: unknown;
                            };
                            updated_at: string | null;
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
    "preferences.update": {
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
                        /** @description preferences */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            theme?: {
                                [key: string]: unknown;
                            };
                            layout?: {
                                [key: string]: unknown;
                            };
                            columns?: {
                                [key: string]: unknown;
                            };
                            keys?: {
                                [key: string]: unknown;
                            };
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
                            theme: {
                                [key: string]: unknown;
                            };
                            layout: {
                                [key: string]: unknown;
                            };
                            columns: {
                                [key: string]: unknown;
                            };
                            keys: {
                                [key: string]: unknown;
                            };
                            updated_at: string | null;
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
                            relationships?: components["schemas"]["PublishAttemptsRelationships"];
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
                            relationships?: components["schemas"]["PublishAttemptsRelationships"];
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
                            relationships?: components["schemas"]["PublishAttemptsRelationships"];
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
                            /** @description id of a row */
                            device_id: string;
                            fence: number;
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
                            relationships?: components["schemas"]["PublishContentsRelationships"];
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
                            reason: string;
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
                            relationships?: components["schemas"]["PublishAttemptsRelationships"];
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
                            relationships?: components["schemas"]["PublishAttemptsRelationships"];
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
                "filter[content_id]"?: string[];
                "filter[family]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[status]"?: ("queued" | "claimed" | "submitting" | "published" | "refused" | "unknown" | "needs_human" | "waiting" | "paused")[];
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "priority" | "-priority" | "id" | "-id")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "user"[];
                "fields[publish_contents]"?: ("uid" | "content_id" | "family" | "studio_account_id" | "device" | "channel" | "platform" | "account_name" | "title" | "desc" | "topic" | "brand" | "images" | "image_list" | "extra_covers" | "make_images" | "paragraphs" | "items" | "item_list" | "category" | "remark" | "priority" | "draft" | "activity" | "status" | "generation" | "strike_count" | "wait_until" | "wait_why" | "feed_id" | "published_at" | "user_id" | "created_at" | "updated_at")[];
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
                            relationships?: components["schemas"]["PublishContentsRelationships"];
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
                            /** @enum {string} */
                            platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
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
                            relationships?: components["schemas"]["PublishContentsRelationships"];
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
                "fields[publish_contents]"?: ("uid" | "content_id" | "family" | "studio_account_id" | "device" | "channel" | "platform" | "account_name" | "title" | "desc" | "topic" | "brand" | "images" | "image_list" | "extra_covers" | "make_images" | "paragraphs" | "items" | "item_list" | "category" | "remark" | "priority" | "draft" | "activity" | "status" | "generation" | "strike_count" | "wait_until" | "wait_why" | "feed_id" | "published_at" | "user_id" | "created_at" | "updated_at")[];
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
                            relationships?: components["schemas"]["PublishContentsRelationships"];
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
                            relationships?: components["schemas"]["PublishContentsRelationships"];
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
    "publish_contents.restore": {
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
                            type: "publish_contents";
                            id: string;
                            attributes: components["schemas"]["PublishContents"];
                            relationships?: components["schemas"]["PublishContentsRelationships"];
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
                            relationships?: components["schemas"]["PublishEventsRelationships"];
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
                            relationships?: components["schemas"]["PublishEventsRelationships"];
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
    "sessions.list": {
        parameters: {
            query?: {
                sort?: ("last_seen_at" | "-last_seen_at" | "created_at" | "-created_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[sessions]"?: ("user_agent" | "remote_address" | "current" | "created_at" | "last_seen_at" | "expires_at")[];
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
                            type: "sessions";
                            id: string;
                            attributes: components["schemas"]["Sessions"];
                            relationships?: components["schemas"]["SessionsRelationships"];
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
    "sessions.end_others": {
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
    "sessions.end": {
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
    "smart_contents.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[source]"?: string[];
                "filter[category]"?: string[];
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[topic]"?: string[];
                "filter[origin_type]"?: string[];
                "filter[user_id]"?: string[];
                "filter[assigned]"?: boolean;
                "filter[business_team_id]"?: string[];
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[published_since]"?: string;
                "filter[published_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "published_at" | "-published_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "smart_publishes"[];
                "fields[smart_contents]"?: ("title" | "images" | "make_images" | "image_assign_index" | "desc" | "words_count" | "paragraphs" | "paragraphs_count" | "publishes_count" | "items" | "topic" | "source" | "category" | "channel" | "status" | "user_id" | "business_team_id" | "origin_type" | "origin_id" | "claimed_until" | "downloaded_at" | "published_at" | "created_at" | "updated_at")[];
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
                            type: "smart_contents";
                            id: string;
                            attributes: components["schemas"]["SmartContents"];
                            relationships?: components["schemas"]["SmartContentsRelationships"];
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
    "smart_contents.add_content_from_import": {
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
                        /** @description smart_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /**
                             * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                             * @example dGl0bGUsZGVzYwpBLEIK
                             */
                            blob: string;
                            /** @description field → header; automatic by the known Chinese and English names without it */
                            mapping?: {
                                /** @description header of the column */
                                title?: string;
                                /** @description header of the column */
                                desc?: string;
                                /** @description header of the column */
                                images?: string;
                                /** @description header of the column */
                                paragraphs?: string;
                                /** @description header of the column */
                                topic?: string;
                                /** @description header of the column */
                                category?: string;
                                /** @description header of the column */
                                source?: string;
                            };
                            source?: string;
                            category?: string;
                            topic?: string;
                        };
                    };
                };
                "multipart/form-data": {
                    /**
                     * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                     * @example dGl0bGUsZGVzYwpBLEIK
                     */
                    blob: string;
                    /** @description field → header; automatic by the known Chinese and English names without it */
                    mapping?: {
                        /** @description header of the column */
                        title?: string;
                        /** @description header of the column */
                        desc?: string;
                        /** @description header of the column */
                        images?: string;
                        /** @description header of the column */
                        paragraphs?: string;
                        /** @description header of the column */
                        topic?: string;
                        /** @description header of the column */
                        category?: string;
                        /** @description header of the column */
                        source?: string;
                    };
                    source?: string;
                    category?: string;
                    topic?: string;
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
                        /** @description rows are counted as in the sheet: the headers are row 1 */
                        data: {
                            /** @description rows below the headers */
                            total: number;
                            succeeded: {
                                row: number;
                                /** @description id of a row */
                                id: string;
                            }[];
                            failed: {
                                row: number;
                                error: {
                                    code: string;
                                    message: string;
                                    field: string | null;
                                };
                            }[];
                            /** @description columns that no field takes */
                            ignored_headers: string[];
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
    "smart_contents.batch_content_status": {
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
                        /** @description smart_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @description 1 to 500 ids of smart_contents */
                            ids?: string[];
                            /** @enum {string} */
                            status?: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
                            /** @enum {string} */
                            from_status?: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
                            /** @enum {string} */
                            to_status?: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
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
    "smart_contents.batch_rollback_contents": {
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
                        /** @description smart_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of smart_contents */
                            ids: string[];
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
    "smart_contents.create_content_from_smart": {
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
                        /** @description smart_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of smart_contents */
                            ids: string[];
                            brand?: string;
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
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "smart_contents.delete_image_assign_index": {
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
                        /** @description smart_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of smart_contents */
                            ids: string[];
                            indexes?: number[];
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
    "smart_contents.get_checked_content": {
        parameters: {
            query?: {
                category?: string;
                source?: string;
                channel?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
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
                            type: "smart_contents";
                            id: string;
                            attributes: components["schemas"]["SmartContents"];
                            relationships?: components["schemas"]["SmartContentsRelationships"];
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
    "smart_contents.get_downloaded_content": {
        parameters: {
            query?: {
                category?: string;
                source?: string;
                channel?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                status?: ("checked" | "downloaded" | "processed")[];
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
                            type: "smart_contents";
                            id: string;
                            attributes: components["schemas"]["SmartContents"];
                            relationships?: components["schemas"]["SmartContentsRelationships"];
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
    "smart_contents.get_publish_content": {
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
                            attributes: components["schemas"]["PublishContentsPart"] & {
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
                            relationships?: components["schemas"]["PublishContentsRelationships"];
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
    "smart_contents.get_youhaohuo_content": {
        parameters: {
            query?: {
                category?: string;
                source?: string;
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
                            type: "smart_contents";
                            id: string;
                            attributes: components["schemas"]["SmartContents"];
                            relationships?: components["schemas"]["SmartContentsRelationships"];
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
    "smart_contents.import_data": {
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
                        /** @description smart_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /**
                             * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                             * @example dGl0bGUsZGVzYwpBLEIK
                             */
                            blob: string;
                            /** @description field → header; automatic by the known Chinese and English names without it */
                            mapping?: {
                                /** @description header of the column */
                                title?: string;
                                /** @description header of the column */
                                desc?: string;
                                /** @description header of the column */
                                images?: string;
                                /** @description header of the column */
                                paragraphs?: string;
                                /** @description header of the column */
                                topic?: string;
                                /** @description header of the column */
                                category?: string;
                                /** @description header of the column */
                                source?: string;
                            };
                        };
                    };
                };
                "multipart/form-data": {
                    /**
                     * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                     * @example dGl0bGUsZGVzYwpBLEIK
                     */
                    blob: string;
                    /** @description field → header; automatic by the known Chinese and English names without it */
                    mapping?: {
                        /** @description header of the column */
                        title?: string;
                        /** @description header of the column */
                        desc?: string;
                        /** @description header of the column */
                        images?: string;
                        /** @description header of the column */
                        paragraphs?: string;
                        /** @description header of the column */
                        topic?: string;
                        /** @description header of the column */
                        category?: string;
                        /** @description header of the column */
                        source?: string;
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
                        /** @description rows are counted as in the sheet: the headers are row 1 */
                        data: {
                            /** @description rows below the headers */
                            total: number;
                            succeeded: {
                                row: number;
                                /** @description id of a row */
                                id: string;
                            }[];
                            failed: {
                                row: number;
                                error: {
                                    code: string;
                                    message: string;
                                    field: string | null;
                                };
                            }[];
                            /** @description columns that no field takes */
                            ignored_headers: string[];
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
    "smart_contents.import_remote_data": {
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
                        /** @description smart_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /**
                             * Format: uri
                             * @example https://example.com/contents.csv
                             */
                            url: string;
                            /** @description field → header; automatic by the known Chinese and English names without it */
                            mapping?: {
                                /** @description header of the column */
                                title?: string;
                                /** @description header of the column */
                                desc?: string;
                                /** @description header of the column */
                                images?: string;
                                /** @description header of the column */
                                paragraphs?: string;
                                /** @description header of the column */
                                topic?: string;
                                /** @description header of the column */
                                category?: string;
                                /** @description header of the column */
                                source?: string;
                            };
                            source?: string;
                            category?: string;
                            topic?: string;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "smart_contents.refresh_content_status_cache": {
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
                            changed: number;
                            undo_id: string | null;
                            by_status: {
                                [key: string]: number;
                            };
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
    "smart_contents.set_publish_response": {
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
                        /** @description smart_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            attempt_key: string;
                            /** @description id of a row */
                            device_id: string;
                            fence: number;
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
                            relationships?: components["schemas"]["PublishContentsRelationships"];
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
    "smart_contents.statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[source]"?: string[];
                "filter[category]"?: string[];
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[topic]"?: string[];
                "filter[origin_type]"?: string[];
                "filter[user_id]"?: string[];
                "filter[assigned]"?: boolean;
                "filter[business_team_id]"?: string[];
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[published_since]"?: string;
                "filter[published_until]"?: string;
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
                            totals: {
                                count: number;
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_source: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_category: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                            }[];
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
    "smart_contents.transfer_to_carry": {
        parameters: {
            query: {
                ids: string[];
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
                            succeeded: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "smart_contents.get": {
        parameters: {
            query?: {
                include?: "smart_publishes"[];
                "fields[smart_contents]"?: ("title" | "images" | "make_images" | "image_assign_index" | "desc" | "words_count" | "paragraphs" | "paragraphs_count" | "publishes_count" | "items" | "topic" | "source" | "category" | "channel" | "status" | "user_id" | "business_team_id" | "origin_type" | "origin_id" | "claimed_until" | "downloaded_at" | "published_at" | "created_at" | "updated_at")[];
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
                            type: "smart_contents";
                            id: string;
                            attributes: components["schemas"]["SmartContents"];
                            relationships?: components["schemas"]["SmartContentsRelationships"];
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
    "smart_contents.update": {
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
                        /** @description smart_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            title?: string;
                            desc?: string;
                            images?: string[];
                            make_images?: string[];
                            image_assign_index?: number[];
                            paragraphs?: string[];
                            items?: {
                                [key: string]: unknown;
                            }[];
                            topic?: string;
                            category?: string;
                            /** @enum {string} */
                            channel?: "" | "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
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
                            type: "smart_contents";
                            id: string;
                            attributes: components["schemas"]["SmartContents"];
                            relationships?: components["schemas"]["SmartContentsRelationships"];
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
    "smart_contents.smart_publishes": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[content_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[feed_id]"?: string[];
                "filter[release_since]"?: string;
                "filter[release_until]"?: string;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "release_at" | "-release_at" | "pv_count" | "-pv_count" | "like_count" | "-like_count")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "smart_content"[];
                "fields[smart_publishes]"?: ("content_id" | "studio_account_id" | "feed_id" | "title" | "channel" | "pv_count" | "like_count" | "collect_count" | "comment_count" | "improve_hints" | "metrics_at" | "release_at" | "created_at" | "updated_at")[];
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
                            type: "smart_publishes";
                            id: string;
                            attributes: components["schemas"]["SmartPublishes"];
                            relationships?: components["schemas"]["SmartPublishesRelationships"];
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
    "smart_daren_accounts.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[category]"?: string[];
                "filter[channel_tags]"?: string[];
                "filter[area_tag]"?: string[];
                "filter[transferred]"?: boolean;
                "filter[business_team_id]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "fans_count" | "-fans_count" | "video_30day_count" | "-video_30day_count" | "video_30day_pv" | "-video_30day_pv" | "video_30day_rate" | "-video_30day_rate")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[smart_daren_accounts]"?: ("channel_tags" | "category" | "video_30day_count" | "video_30day_pv" | "video_30day_rate" | "area_tag" | "remark" | "platform" | "author_id" | "nickname" | "avatar" | "home_page_url" | "fans_count" | "synced_at" | "transferred_at" | "created_at" | "updated_at")[];
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
                            type: "smart_daren_accounts";
                            id: string;
                            attributes: components["schemas"]["SmartDarenAccounts"];
                            relationships?: components["schemas"]["SmartDarenAccountsRelationships"];
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
    "smart_daren_accounts.sync_list": {
        parameters: {
            query?: {
                platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                q?: string;
                category?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "smart_daren_accounts.transfer_to_carry_source": {
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
                        /** @description smart_daren_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of smart_daren_accounts */
                            ids: string[];
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
                            succeeded: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "smart_daren_accounts.get": {
        parameters: {
            query?: {
                "fields[smart_daren_accounts]"?: ("channel_tags" | "category" | "video_30day_count" | "video_30day_pv" | "video_30day_rate" | "area_tag" | "remark" | "platform" | "author_id" | "nickname" | "avatar" | "home_page_url" | "fans_count" | "synced_at" | "transferred_at" | "created_at" | "updated_at")[];
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
                            type: "smart_daren_accounts";
                            id: string;
                            attributes: components["schemas"]["SmartDarenAccounts"];
                            relationships?: components["schemas"]["SmartDarenAccountsRelationships"];
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
    "smart_daren_accounts.update": {
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
                        /** @description smart_daren_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            remark: string;
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
                            type: "smart_daren_accounts";
                            id: string;
                            attributes: components["schemas"]["SmartDarenAccounts"];
                            relationships?: components["schemas"]["SmartDarenAccountsRelationships"];
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
    "smart_daren_accounts.sync_home": {
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
                            type: "smart_daren_accounts";
                            id: string;
                            attributes: components["schemas"]["SmartDarenAccounts"];
                            relationships?: components["schemas"]["SmartDarenAccountsRelationships"];
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
    "smart_paragraphs.delete": {
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
    "smart_paragraphs.restore": {
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
                            type: "smart_paragraphs";
                            id: string;
                            attributes: components["schemas"]["SmartParagraphs"];
                            relationships?: components["schemas"]["SmartParagraphsRelationships"];
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
    "smart_publish_reports.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[record_date]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[uid]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[business_team_id]"?: string[];
                sort?: ("updated_at" | "-updated_at" | "record_date" | "-record_date" | "pv_count" | "-pv_count" | "published_count" | "-published_count")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "studio_account"[];
                "fields[smart_publish_reports]"?: ("studio_account_id" | "platform" | "uid" | "nickname" | "record_date" | "published_count" | "refused_count" | "reported_count" | "pv_count" | "like_count" | "collect_count" | "comment_count" | "orders_count" | "cps_amount" | "synced_at" | "created_at" | "updated_at")[];
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
                            type: "smart_publish_reports";
                            id: string;
                            attributes: components["schemas"]["SmartPublishReports"];
                            relationships?: components["schemas"]["SmartPublishReportsRelationships"];
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
    "smart_publish_reports.sync_today_report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "smart_publish_reports.totals": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[record_date]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[uid]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[business_team_id]"?: string[];
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
                            record_count: number;
                            /** @description yuan, at most two decimals */
                            cps_amount: number;
                            published_count: number;
                            refused_count: number;
                            reported_count: number;
                            pv_count: number;
                            like_count: number;
                            collect_count: number;
                            comment_count: number;
                            orders_count: number;
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
    "smart_publish_reports.get": {
        parameters: {
            query?: {
                include?: "studio_account"[];
                "fields[smart_publish_reports]"?: ("studio_account_id" | "platform" | "uid" | "nickname" | "record_date" | "published_count" | "refused_count" | "reported_count" | "pv_count" | "like_count" | "collect_count" | "comment_count" | "orders_count" | "cps_amount" | "synced_at" | "created_at" | "updated_at")[];
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
                            type: "smart_publish_reports";
                            id: string;
                            attributes: components["schemas"]["SmartPublishReports"];
                            relationships?: components["schemas"]["SmartPublishReportsRelationships"];
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
    "smart_publishes.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[content_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[feed_id]"?: string[];
                "filter[release_since]"?: string;
                "filter[release_until]"?: string;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "release_at" | "-release_at" | "pv_count" | "-pv_count" | "like_count" | "-like_count")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "smart_content"[];
                "fields[smart_publishes]"?: ("content_id" | "studio_account_id" | "feed_id" | "title" | "channel" | "pv_count" | "like_count" | "collect_count" | "comment_count" | "improve_hints" | "metrics_at" | "release_at" | "created_at" | "updated_at")[];
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
                            type: "smart_publishes";
                            id: string;
                            attributes: components["schemas"]["SmartPublishes"];
                            relationships?: components["schemas"]["SmartPublishesRelationships"];
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
    "studio_accounts.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[category]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[uid]"?: string[];
                "filter[user_id]"?: string[];
                "filter[visiable]"?: boolean;
                "filter[expired]"?: boolean;
                "filter[online]"?: boolean;
                "filter[permitted]"?: boolean;
                "filter[publish_tag]"?: string[];
                "filter[mcn_name]"?: string[];
                "filter[has_already_sign]"?: boolean;
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "nickname" | "-nickname" | "fans_count" | "-fans_count" | "day_task_count" | "-day_task_count" | "expires_at" | "-expires_at")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("business_category" | "carry_sources" | "studio_contents" | "studio_pools" | "studio_sources")[];
                "fields[studio_accounts]"?: ("platform" | "uid" | "category" | "business_category_id" | "nickname" | "username" | "email" | "avatar" | "has_secret" | "secret_set_at" | "has_cookies" | "cookies_set_at" | "expires_at" | "permitted" | "checked_at" | "account_info" | "income_summary" | "cps_summary" | "page_views" | "homepage" | "device_no" | "remark" | "slogan" | "scene_image" | "day_task_count" | "day_publish_count" | "daren_list_count" | "contents_count" | "status_count" | "online" | "visiable" | "user_id" | "created_at" | "updated_at" | "platform_settings" | "publish_channels" | "publish_plans" | "publish_tag" | "fans_count" | "mcn_name" | "has_already_sign" | "day_deleted_statistics" | "change_logs" | "gh_delete_period" | "sub_operate_name" | "gh_publish_schedule" | "gh_pic_publish_delay" | "assign_topic_ids" | "assign_tag_names" | "creation_template_ids" | "watermark" | "publish_gap_s" | "cooldown_until" | "cooldown_why" | "queue_ended_why")[];
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
                            relationships?: components["schemas"]["StudioAccountsRelationships"];
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
    "studio_accounts.assign_content_statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[usable]"?: boolean;
                "filter[source]"?: string[];
                "filter[channel]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[category]"?: string[];
                "filter[content_type]"?: string[];
                "filter[topic]"?: string[];
                "filter[document_id]"?: string[];
                "filter[author_id]"?: string[];
                "filter[carry_source_id]"?: string[];
                "filter[assigned_account_id]"?: string[];
                "filter[business_category_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[assigned]"?: boolean;
                "filter[origin_type]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[created_since]"?: string;
                "filter[created_until]"?: string;
                "filter[published_since]"?: string;
                "filter[published_until]"?: string;
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
                            totals: {
                                count: number;
                                /** @description a count for each value */
                                by_assigned_account_id: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_category: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                            }[];
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
    "studio_accounts.batch_assign_contents": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_contents */
                            ids: string[];
                            /** @description 1 to 100 ids of studio_accounts */
                            account_ids: string[];
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
    "studio_accounts.batch_assign_source": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of carry_sources */
                            ids: string[];
                            /** @description id of studio_accounts */
                            studio_account_id: string;
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
    "studio_accounts.batch_update_from_import": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /**
                             * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                             * @example dGl0bGUsZGVzYwpBLEIK
                             */
                            blob: string;
                            /** @description field → header; automatic by the known Chinese and English names without it */
                            mapping?: {
                                /** @description header of the column */
                                uid?: string;
                                /** @description header of the column */
                                platform?: string;
                                /** @description header of the column */
                                nickname?: string;
                                /** @description header of the column */
                                username?: string;
                                /** @description header of the column */
                                email?: string;
                                /** @description header of the column */
                                category?: string;
                                /** @description header of the column */
                                homepage?: string;
                                /** @description header of the column */
                                device_no?: string;
                                /** @description header of the column */
                                remark?: string;
                                /** @description header of the column */
                                slogan?: string;
                                /** @description header of the column */
                                day_task_count?: string;
                                /** @description header of the column */
                                visiable?: string;
                                /** @description header of the column */
                                publish_tag?: string;
                                /** @description header of the column */
                                mcn_name?: string;
                                /** @description header of the column */
                                has_already_sign?: string;
                                /** @description header of the column */
                                sub_operate_name?: string;
                            };
                        };
                    };
                };
                "multipart/form-data": {
                    /**
                     * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                     * @example dGl0bGUsZGVzYwpBLEIK
                     */
                    blob: string;
                    /** @description field → header; automatic by the known Chinese and English names without it */
                    mapping?: {
                        /** @description header of the column */
                        uid?: string;
                        /** @description header of the column */
                        platform?: string;
                        /** @description header of the column */
                        nickname?: string;
                        /** @description header of the column */
                        username?: string;
                        /** @description header of the column */
                        email?: string;
                        /** @description header of the column */
                        category?: string;
                        /** @description header of the column */
                        homepage?: string;
                        /** @description header of the column */
                        device_no?: string;
                        /** @description header of the column */
                        remark?: string;
                        /** @description header of the column */
                        slogan?: string;
                        /** @description header of the column */
                        day_task_count?: string;
                        /** @description header of the column */
                        visiable?: string;
                        /** @description header of the column */
                        publish_tag?: string;
                        /** @description header of the column */
                        mcn_name?: string;
                        /** @description header of the column */
                        has_already_sign?: string;
                        /** @description header of the column */
                        sub_operate_name?: string;
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
                        /** @description rows are counted as in the sheet: the headers are row 1 */
                        data: {
                            /** @description rows below the headers */
                            total: number;
                            succeeded: {
                                row: number;
                                /** @description id of a row */
                                id: string;
                            }[];
                            failed: {
                                row: number;
                                error: {
                                    code: string;
                                    message: string;
                                    field: string | null;
                                };
                            }[];
                            /** @description columns that no field takes */
                            ignored_headers: string[];
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
    "studio_accounts.creative_content_statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[source]"?: string[];
                "filter[category]"?: string[];
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[content_type]"?: ("image" | "video")[];
                "filter[studio_account_id]"?: string[];
                "filter[studio_source_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[creative]"?: boolean;
                "filter[topic]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
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
                            totals: {
                                count: number;
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_studio_account_id: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_category: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                            }[];
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
    "studio_accounts.exec_account_job": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @description 1 to 500 ids of studio_accounts */
                            ids?: string[];
                            /** @enum {string} */
                            job?: "refresh" | "check";
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "studio_accounts.get_creative_material_images": {
        parameters: {
            query?: {
                studio_account_id?: string;
                business_pool_id?: string;
                sn?: string;
                category?: string;
                search?: string;
                "page[number]"?: number;
                "page[size]"?: number;
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
                            image: string;
                            make_image: string;
                            filename: string;
                            sn: string;
                            priority: number;
                            category: string;
                            business_pool_id: string | null;
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
    "studio_accounts.get_groups": {
        parameters: {
            query: {
                studio_account_id: string;
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
                            id: string;
                            label: string;
                            accounts_count: number;
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
    "studio_accounts.get_publish_info": {
        parameters: {
            query: {
                uid: string;
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
    "studio_accounts.get_topic": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @enum {string} */
                            platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                            /** @description id of studio_accounts */
                            studio_account_id?: string;
                            q?: string;
                            page?: number;
                            size?: number;
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
                            topics: {
                                topic_id: string;
                                name: string;
                                heat: number;
                            }[];
                            total: number;
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
    "studio_accounts.restore_notice": {
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
                            restored_at: string | null;
                            paused_count: number;
                            checking_count: number;
                            needs_human_count: number;
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
    "studio_accounts.resume_queues": {
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
                            resumed_count: number;
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
    "studio_accounts.sync_daorc_account": {
        parameters: {
            query?: {
                page?: number;
                size?: number;
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
                            accounts: {
                                /** @description id of a row */
                                id: string;
                                uid: string;
                                nickname: string;
                                created: boolean;
                            }[];
                            failed: {
                                /** @description uid */
                                id: string;
                                error: {
                                    code: string;
                                    message: string;
                                };
                            }[];
                            total: number;
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
    "studio_accounts.sync_info": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            uid: string;
                            /** @enum {string} */
                            platform: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                            nickname?: string;
                            avatar?: string;
                            secret?: string;
                            cookies?: string;
                            expires_at?: string | null;
                            account_info?: {
                                [key: string]: unknown;
                            };
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
                            type: "studio_accounts";
                            id: string;
                            attributes: components["schemas"]["StudioAccounts"];
                            relationships?: components["schemas"]["StudioAccountsRelationships"];
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
    "studio_accounts.transfer_to_smart": {
        parameters: {
            query: {
                ids: string[];
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
                            succeeded: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "studio_accounts.get": {
        parameters: {
            query?: {
                include?: ("business_category" | "carry_sources" | "studio_contents" | "studio_pools" | "studio_sources")[];
                "fields[studio_accounts]"?: ("platform" | "uid" | "category" | "business_category_id" | "nickname" | "username" | "email" | "avatar" | "has_secret" | "secret_set_at" | "has_cookies" | "cookies_set_at" | "expires_at" | "permitted" | "checked_at" | "account_info" | "income_summary" | "cps_summary" | "page_views" | "homepage" | "device_no" | "remark" | "slogan" | "scene_image" | "day_task_count" | "day_publish_count" | "daren_list_count" | "contents_count" | "status_count" | "online" | "visiable" | "user_id" | "created_at" | "updated_at" | "platform_settings" | "publish_channels" | "publish_plans" | "publish_tag" | "fans_count" | "mcn_name" | "has_already_sign" | "day_deleted_statistics" | "change_logs" | "gh_delete_period" | "sub_operate_name" | "gh_publish_schedule" | "gh_pic_publish_delay" | "assign_topic_ids" | "assign_tag_names" | "creation_template_ids" | "watermark" | "publish_gap_s" | "cooldown_until" | "cooldown_why" | "queue_ended_why")[];
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
                            relationships?: components["schemas"]["StudioAccountsRelationships"];
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
    "studio_accounts.update": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            category?: string;
                            business_category_id?: string | null;
                            user_id?: string | null;
                            nickname?: string;
                            username?: string;
                            email?: string;
                            avatar?: string;
                            secret?: string | null;
                            cookies?: string | null;
                            expires_at?: string | null;
                            account_info?: {
                                [key: string]: unknown;
                            };
                            homepage?: string;
                            device_no?: string;
                            remark?: string;
                            slogan?: string;
                            scene_image?: string;
                            day_task_count?: number;
                            visiable?: boolean;
                            platform_settings?: {
                                [key: string]: unknown;
                            };
                            publish_channels?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                            publish_plans?: {
                                [key: string]: unknown;
                            }[];
                            publish_tag?: string;
                            mcn_name?: string;
                            has_already_sign?: boolean;
                            gh_delete_period?: number | null;
                            sub_operate_name?: string;
                            gh_publish_schedule?: {
                                [key: string]: unknown;
                            };
                            gh_pic_publish_delay?: number | null;
                            assign_topic_ids?: string[];
                            assign_tag_names?: string[];
                            creation_template_ids?: string[];
                            watermark?: string;
                            /** @description seconds */
                            publish_gap_s?: number;
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
                            type: "studio_accounts";
                            id: string;
                            attributes: components["schemas"]["StudioAccounts"];
                            relationships?: components["schemas"]["StudioAccountsRelationships"];
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
    "studio_accounts.delete": {
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
    "studio_accounts.add_content_from_import": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /**
                             * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                             * @example dGl0bGUsZGVzYwpBLEIK
                             */
                            blob: string;
                            /** @description field → header; automatic by the known Chinese and English names without it */
                            mapping?: {
                                /** @description header of the column */
                                title?: string;
                                /** @description header of the column */
                                desc?: string;
                                /** @description header of the column */
                                topic?: string;
                                /** @description header of the column */
                                category?: string;
                                /** @description header of the column */
                                images?: string;
                                /** @description header of the column */
                                video?: string;
                                /** @description header of the column */
                                cover?: string;
                                /** @description header of the column */
                                ratio?: string;
                                /** @description header of the column */
                                item_ids?: string;
                                /** @description header of the column */
                                content_id?: string;
                                /** @description header of the column */
                                remark?: string;
                            };
                        };
                    };
                };
                "multipart/form-data": {
                    /**
                     * @description CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body
                     * @example dGl0bGUsZGVzYwpBLEIK
                     */
                    blob: string;
                    /** @description field → header; automatic by the known Chinese and English names without it */
                    mapping?: {
                        /** @description header of the column */
                        title?: string;
                        /** @description header of the column */
                        desc?: string;
                        /** @description header of the column */
                        topic?: string;
                        /** @description header of the column */
                        category?: string;
                        /** @description header of the column */
                        images?: string;
                        /** @description header of the column */
                        video?: string;
                        /** @description header of the column */
                        cover?: string;
                        /** @description header of the column */
                        ratio?: string;
                        /** @description header of the column */
                        item_ids?: string;
                        /** @description header of the column */
                        content_id?: string;
                        /** @description header of the column */
                        remark?: string;
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
                        /** @description rows are counted as in the sheet: the headers are row 1 */
                        data: {
                            /** @description rows below the headers */
                            total: number;
                            succeeded: {
                                row: number;
                                /** @description id of a row */
                                id: string;
                            }[];
                            failed: {
                                row: number;
                                error: {
                                    code: string;
                                    message: string;
                                    field: string | null;
                                };
                            }[];
                            /** @description columns that no field takes */
                            ignored_headers: string[];
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
    "studio_accounts.batch_content_status": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of studio_contents */
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
    "studio_accounts.change_sources_owner": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description id of users */
                            owner_id: string;
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
    "studio_accounts.clear_contents": {
        parameters: {
            query?: {
                status?: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
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
                            count: number;
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
    "studio_accounts.clear_creative_contents": {
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
                            count: number;
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
    "studio_accounts.creation_contents": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @description 1 to 10 ids of studio_pools */
                            ids?: string[];
                            topic?: string;
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
                            succeeded: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "studio_accounts.generate_creative_contents": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 10 ids of creative_materials */
                            material_ids: string[];
                            /** @description default 3 */
                            images_per_content?: number;
                            topic?: string;
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
                            succeeded: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "studio_accounts.restore": {
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
                            type: "studio_accounts";
                            id: string;
                            attributes: components["schemas"]["StudioAccounts"];
                            relationships?: components["schemas"]["StudioAccountsRelationships"];
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
    "studio_accounts.set_content_status": {
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
                        /** @description studio_accounts */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @enum {string} */
                            from: "fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted";
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
                            left_count: number;
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
    "studio_accounts.statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[source]"?: string[];
                "filter[category]"?: string[];
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[content_type]"?: ("image" | "video")[];
                "filter[studio_account_id]"?: string[];
                "filter[studio_source_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[creative]"?: boolean;
                "filter[topic]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
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
                            totals: {
                                count: number;
                                play_count: number;
                                like_count: number;
                                collect_count: number;
                                comment_count: number;
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_source: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_category: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_content_type: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                                play_count: number;
                                like_count: number;
                                collect_count: number;
                                comment_count: number;
                            }[];
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
    "studio_accounts.studio_contents": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[source]"?: string[];
                "filter[category]"?: string[];
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[content_type]"?: ("image" | "video")[];
                "filter[studio_account_id]"?: string[];
                "filter[studio_source_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[creative]"?: boolean;
                "filter[topic]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "title" | "-title" | "play_count" | "-play_count")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("studio_account" | "studio_source")[];
                "fields[studio_contents]"?: ("images" | "video" | "items" | "cover" | "title" | "desc" | "content_id" | "remark" | "status" | "publish_params" | "ratio" | "topic" | "studio_account_id" | "studio_source_id" | "platform" | "content_type" | "source" | "category" | "audio_text" | "creative" | "play_count" | "like_count" | "collect_count" | "comment_count" | "origin_type" | "origin_id" | "user_id" | "refreshed_at" | "released_at" | "published_at" | "created_at" | "updated_at")[];
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
                            type: "studio_contents";
                            id: string;
                            attributes: components["schemas"]["StudioContents"];
                            relationships?: components["schemas"]["StudioContentsRelationships"];
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
    "studio_contents.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[source]"?: string[];
                "filter[category]"?: string[];
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[content_type]"?: ("image" | "video")[];
                "filter[studio_account_id]"?: string[];
                "filter[studio_source_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[creative]"?: boolean;
                "filter[topic]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "title" | "-title" | "play_count" | "-play_count")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("studio_account" | "studio_source")[];
                "fields[studio_contents]"?: ("images" | "video" | "items" | "cover" | "title" | "desc" | "content_id" | "remark" | "status" | "publish_params" | "ratio" | "topic" | "studio_account_id" | "studio_source_id" | "platform" | "content_type" | "source" | "category" | "audio_text" | "creative" | "play_count" | "like_count" | "collect_count" | "comment_count" | "origin_type" | "origin_id" | "user_id" | "refreshed_at" | "released_at" | "published_at" | "created_at" | "updated_at")[];
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
                            type: "studio_contents";
                            id: string;
                            attributes: components["schemas"]["StudioContents"];
                            relationships?: components["schemas"]["StudioContentsRelationships"];
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
    "studio_contents.create": {
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
                        /** @description studio_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            studio_account_id?: string | null;
                            title: string;
                            desc?: string;
                            topic?: string;
                            cover?: string;
                            /** @description new images move a content to processed, none to checked, where it may go there */
                            images?: string[];
                            video?: string;
                            audio_text?: string;
                            ratio?: string;
                            items?: {
                                item_id: string;
                                title?: string;
                            }[];
                            publish_params?: {
                                [key: string]: unknown;
                            };
                            /** @enum {string} */
                            content_type?: "image" | "video";
                            category?: string;
                            remark?: string;
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
                            type: "studio_contents";
                            id: string;
                            attributes: components["schemas"]["StudioContents"];
                            relationships?: components["schemas"]["StudioContentsRelationships"];
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
    "studio_contents.transfer_to_carry": {
        parameters: {
            query: {
                ids: string[];
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
                            succeeded: {
                                /** @description what it was made from */
                                id: string;
                                /** @description id of a row */
                                record_id: string;
                                /** @description was made before; nothing was added */
                                existing: boolean;
                            }[];
                            failed: {
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
    "studio_contents.get": {
        parameters: {
            query?: {
                include?: ("studio_account" | "studio_source")[];
                "fields[studio_contents]"?: ("images" | "video" | "items" | "cover" | "title" | "desc" | "content_id" | "remark" | "status" | "publish_params" | "ratio" | "topic" | "studio_account_id" | "studio_source_id" | "platform" | "content_type" | "source" | "category" | "audio_text" | "creative" | "play_count" | "like_count" | "collect_count" | "comment_count" | "origin_type" | "origin_id" | "user_id" | "refreshed_at" | "released_at" | "published_at" | "created_at" | "updated_at")[];
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
                            type: "studio_contents";
                            id: string;
                            attributes: components["schemas"]["StudioContents"];
                            relationships?: components["schemas"]["StudioContentsRelationships"];
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
    "studio_contents.update": {
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
                        /** @description studio_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            studio_account_id?: string | null;
                            title?: string;
                            desc?: string;
                            topic?: string;
                            cover?: string;
                            /** @description new images move a content to processed, none to checked, where it may go there */
                            images?: string[];
                            video?: string;
                            audio_text?: string;
                            ratio?: string;
                            items?: {
                                item_id: string;
                                title?: string;
                            }[];
                            publish_params?: {
                                [key: string]: unknown;
                            };
                            /** @enum {string} */
                            content_type?: "image" | "video";
                            category?: string;
                            remark?: string;
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
                            type: "studio_contents";
                            id: string;
                            attributes: components["schemas"]["StudioContents"];
                            relationships?: components["schemas"]["StudioContentsRelationships"];
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
    "studio_contents.delete": {
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
    "studio_contents.refresh_content_aweme": {
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
                            type: "studio_contents";
                            id: string;
                            attributes: components["schemas"]["StudioContents"];
                            relationships?: components["schemas"]["StudioContentsRelationships"];
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
    "studio_contents.restore": {
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
                            type: "studio_contents";
                            id: string;
                            attributes: components["schemas"]["StudioContents"];
                            relationships?: components["schemas"]["StudioContentsRelationships"];
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
    "studio_income_summaries.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[record_date]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[month]"?: string[];
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[uid]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[business_team_id]"?: string[];
                sort?: ("updated_at" | "-updated_at" | "record_date" | "-record_date" | "amount_fen" | "-amount_fen" | "cps_amount_fen" | "-cps_amount_fen")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "studio_account"[];
                "fields[studio_income_summaries]"?: ("studio_account_id" | "platform" | "uid" | "nickname" | "record_date" | "month" | "orders_count" | "paid_count" | "settled_count" | "refunded_count" | "amount" | "cps_amount" | "settled_cps_amount" | "created_at" | "updated_at")[];
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
                            type: "studio_income_summaries";
                            id: string;
                            attributes: components["schemas"]["StudioIncomeSummaries"];
                            relationships?: components["schemas"]["StudioIncomeSummariesRelationships"];
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
    "studio_income_summaries.totals": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[record_date]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[month]"?: string[];
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[uid]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[business_team_id]"?: string[];
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
                            record_count: number;
                            /** @description yuan, at most two decimals */
                            amount: number;
                            /** @description yuan, at most two decimals */
                            cps_amount: number;
                            /** @description yuan, at most two decimals */
                            settled_cps_amount: number;
                            orders_count: number;
                            paid_count: number;
                            settled_count: number;
                            refunded_count: number;
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
    "studio_income_summaries.get": {
        parameters: {
            query?: {
                include?: "studio_account"[];
                "fields[studio_income_summaries]"?: ("studio_account_id" | "platform" | "uid" | "nickname" | "record_date" | "month" | "orders_count" | "paid_count" | "settled_count" | "refunded_count" | "amount" | "cps_amount" | "settled_cps_amount" | "created_at" | "updated_at")[];
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
                            type: "studio_income_summaries";
                            id: string;
                            attributes: components["schemas"]["StudioIncomeSummaries"];
                            relationships?: components["schemas"]["StudioIncomeSummariesRelationships"];
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
    "studio_orders.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[record_date]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[month]"?: string[];
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[status]"?: ("paid" | "settled" | "refunded")[];
                "filter[uid]"?: string[];
                "filter[item_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[business_team_id]"?: string[];
                sort?: ("updated_at" | "-updated_at" | "record_date" | "-record_date" | "amount_fen" | "-amount_fen" | "cps_amount_fen" | "-cps_amount_fen")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "studio_account"[];
                "fields[studio_orders]"?: ("studio_account_id" | "platform" | "uid" | "nickname" | "order_id" | "item_id" | "item_title" | "record_date" | "month" | "status" | "amount" | "cps_amount" | "created_at" | "updated_at")[];
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
                            type: "studio_orders";
                            id: string;
                            attributes: components["schemas"]["StudioOrders"];
                            relationships?: components["schemas"]["StudioOrdersRelationships"];
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
    "studio_orders.totals": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[record_date]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[month]"?: string[];
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[status]"?: ("paid" | "settled" | "refunded")[];
                "filter[uid]"?: string[];
                "filter[item_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[business_team_id]"?: string[];
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
                            record_count: number;
                            /** @description yuan, at most two decimals */
                            amount: number;
                            /** @description yuan, at most two decimals */
                            cps_amount: number;
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
    "studio_orders.get": {
        parameters: {
            query?: {
                include?: "studio_account"[];
                "fields[studio_orders]"?: ("studio_account_id" | "platform" | "uid" | "nickname" | "order_id" | "item_id" | "item_title" | "record_date" | "month" | "status" | "amount" | "cps_amount" | "created_at" | "updated_at")[];
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
                            type: "studio_orders";
                            id: string;
                            attributes: components["schemas"]["StudioOrders"];
                            relationships?: components["schemas"]["StudioOrdersRelationships"];
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
    "studio_pools.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[studio_account_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[checked]"?: boolean;
                "filter[item_id]"?: string[];
                "filter[category]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "title" | "-title")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "studio_account"[];
                "fields[studio_pools]"?: ("studio_account_id" | "checked" | "item_id" | "title" | "shop_title" | "pic_url" | "item_url" | "images" | "category" | "price" | "commission_rate" | "remark" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "studio_pools";
                            id: string;
                            attributes: components["schemas"]["StudioPools"];
                            relationships?: components["schemas"]["StudioPoolsRelationships"];
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
    "studio_pools.create": {
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
                        /** @description studio_pools */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            title?: string;
                            shop_title?: string;
                            pic_url?: string;
                            item_url?: string;
                            images?: string[];
                            category?: string;
                            /** @description yuan, rounded to fen */
                            price?: number;
                            /** @description percent */
                            commission_rate?: number;
                            /** @description chosen to make contents from */
                            checked?: boolean;
                            remark?: string;
                            /** @description id of studio_accounts */
                            studio_account_id: string;
                            item_id: string;
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
                            type: "studio_pools";
                            id: string;
                            attributes: components["schemas"]["StudioPools"];
                            relationships?: components["schemas"]["StudioPoolsRelationships"];
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
    "studio_pools.get": {
        parameters: {
            query?: {
                include?: "studio_account"[];
                "fields[studio_pools]"?: ("studio_account_id" | "checked" | "item_id" | "title" | "shop_title" | "pic_url" | "item_url" | "images" | "category" | "price" | "commission_rate" | "remark" | "user_id" | "created_at" | "updated_at")[];
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
                            type: "studio_pools";
                            id: string;
                            attributes: components["schemas"]["StudioPools"];
                            relationships?: components["schemas"]["StudioPoolsRelationships"];
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
    "studio_pools.update": {
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
                        /** @description studio_pools */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            title?: string;
                            shop_title?: string;
                            pic_url?: string;
                            item_url?: string;
                            images?: string[];
                            category?: string;
                            /** @description yuan, rounded to fen */
                            price?: number;
                            /** @description percent */
                            commission_rate?: number;
                            /** @description chosen to make contents from */
                            checked?: boolean;
                            remark?: string;
                            /** @description id of studio_accounts */
                            studio_account_id?: string;
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
                            type: "studio_pools";
                            id: string;
                            attributes: components["schemas"]["StudioPools"];
                            relationships?: components["schemas"]["StudioPoolsRelationships"];
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
    "studio_pools.delete": {
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
    "studio_pools.restore": {
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
                            type: "studio_pools";
                            id: string;
                            attributes: components["schemas"]["StudioPools"];
                            relationships?: components["schemas"]["StudioPoolsRelationships"];
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
    "studio_sources.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke")[];
                "filter[author_id]"?: string[];
                "filter[studio_account_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[collected_since]"?: string;
                "filter[collected_until]"?: string;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "nickname" | "-nickname" | "fans_count" | "-fans_count")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "studio_account"[];
                "fields[studio_sources]"?: ("nickname" | "source_url" | "source_params" | "status_count" | "platform" | "author_id" | "avatar" | "summary" | "fans_count" | "contents_count" | "remark" | "studio_account_id" | "user_id" | "collected_at" | "created_at" | "updated_at")[];
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
                            type: "studio_sources";
                            id: string;
                            attributes: components["schemas"]["StudioSources"];
                            relationships?: components["schemas"]["StudioSourcesRelationships"];
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
    "studio_sources.create": {
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
                        /** @description studio_sources */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            nickname?: string;
                            source_params?: {
                                [key: string]: unknown;
                            };
                            remark?: string;
                            studio_account_id?: string | null;
                            /** @enum {string} */
                            platform: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                            /**
                             * Format: uri
                             * @description home page of the author
                             * @example https://www.douyin.com/user/a-1001
                             */
                            source_url: string;
                            author_id?: string;
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
                            type: "studio_sources";
                            id: string;
                            attributes: components["schemas"]["StudioSources"];
                            relationships?: components["schemas"]["StudioSourcesRelationships"];
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
    "studio_sources.request_info": {
        parameters: {
            query: {
                platform: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo" | "douyin" | "buyin" | "compass" | "dewu" | "redbook" | "guanghe" | "taobaoke";
                source_url?: string;
                author_id?: string;
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
                            type: "studio_sources";
                            id: string;
                            attributes: components["schemas"]["StudioSources"];
                            relationships?: components["schemas"]["StudioSourcesRelationships"];
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
    "studio_sources.request_profile": {
        parameters: {
            query: {
                source_id: string;
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
                            type: "studio_sources";
                            id: string;
                            attributes: components["schemas"]["StudioSources"];
                            relationships?: components["schemas"]["StudioSourcesRelationships"];
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
    "studio_sources.get": {
        parameters: {
            query?: {
                include?: "studio_account"[];
                "fields[studio_sources]"?: ("nickname" | "source_url" | "source_params" | "status_count" | "platform" | "author_id" | "avatar" | "summary" | "fans_count" | "contents_count" | "remark" | "studio_account_id" | "user_id" | "collected_at" | "created_at" | "updated_at")[];
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
                            type: "studio_sources";
                            id: string;
                            attributes: components["schemas"]["StudioSources"];
                            relationships?: components["schemas"]["StudioSourcesRelationships"];
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
    "studio_sources.update": {
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
                        /** @description studio_sources */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            nickname?: string;
                            source_params?: {
                                [key: string]: unknown;
                            };
                            remark?: string;
                            studio_account_id?: string | null;
                            /**
                             * Format: uri
                             * @description home page of the author
                             * @example https://www.douyin.com/user/a-1001
                             */
                            source_url?: string;
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
                            type: "studio_sources";
                            id: string;
                            attributes: components["schemas"]["StudioSources"];
                            relationships?: components["schemas"]["StudioSourcesRelationships"];
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
    "studio_sources.delete": {
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
    "studio_sources.exec_job": {
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
                        /** @description studio_sources */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /**
                             * Format: date-time
                             * @description instant, RFC 3339 in UTC
                             */
                            since?: string;
                            /** @description default 200 */
                            limit?: number;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "studio_sources.restore": {
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
                            type: "studio_sources";
                            id: string;
                            attributes: components["schemas"]["StudioSources"];
                            relationships?: components["schemas"]["StudioSourcesRelationships"];
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
                            relationships?: components["schemas"]["SystemNoticesRelationships"];
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
                            relationships?: components["schemas"]["SystemNoticesRelationships"];
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
    "team_orders.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[record_date]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[month]"?: string[];
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[status]"?: ("paid" | "settled" | "refunded")[];
                "filter[uid]"?: string[];
                "filter[item_id]"?: string[];
                "filter[team_relation_id]"?: string[];
                "filter[business_team_id]"?: string[];
                sort?: ("updated_at" | "-updated_at" | "record_date" | "-record_date" | "amount_fen" | "-amount_fen" | "cps_amount_fen" | "-cps_amount_fen")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "team_relation"[];
                "fields[team_orders]"?: ("team_relation_id" | "platform" | "uid" | "nickname" | "order_id" | "item_id" | "item_title" | "record_date" | "month" | "status" | "amount" | "cps_amount" | "created_at" | "updated_at")[];
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
                            type: "team_orders";
                            id: string;
                            attributes: components["schemas"]["TeamOrders"];
                            relationships?: components["schemas"]["TeamOrdersRelationships"];
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
    "team_orders.totals": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[record_date]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[month]"?: string[];
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[status]"?: ("paid" | "settled" | "refunded")[];
                "filter[uid]"?: string[];
                "filter[item_id]"?: string[];
                "filter[team_relation_id]"?: string[];
                "filter[business_team_id]"?: string[];
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
                            record_count: number;
                            /** @description yuan, at most two decimals */
                            amount: number;
                            /** @description yuan, at most two decimals */
                            cps_amount: number;
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
    "team_orders.get": {
        parameters: {
            query?: {
                include?: "team_relation"[];
                "fields[team_orders]"?: ("team_relation_id" | "platform" | "uid" | "nickname" | "order_id" | "item_id" | "item_title" | "record_date" | "month" | "status" | "amount" | "cps_amount" | "created_at" | "updated_at")[];
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
                            type: "team_orders";
                            id: string;
                            attributes: components["schemas"]["TeamOrders"];
                            relationships?: components["schemas"]["TeamOrdersRelationships"];
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
    "team_relations.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[bind_date]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[platform]"?: ("guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo")[];
                "filter[state]"?: ("bound" | "unbound")[];
                "filter[uid]"?: string[];
                "filter[business_team_id]"?: string[];
                sort?: ("updated_at" | "-updated_at" | "bind_date" | "-bind_date" | "nickname" | "-nickname")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "team_orders"[];
                "fields[team_relations]"?: ("platform" | "relation_id" | "uid" | "nickname" | "bind_date" | "state" | "orders_count" | "created_at" | "updated_at")[];
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
                            type: "team_relations";
                            id: string;
                            attributes: components["schemas"]["TeamRelations"];
                            relationships?: components["schemas"]["TeamRelationsRelationships"];
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
    "team_relations.sync_remote_info": {
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
                        /** @description team_relations */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            /** @enum {string} */
                            platform?: "guangguang" | "wetao" | "pdd" | "jd" | "goudong" | "daorc" | "youhaohuo";
                            /**
                             * Format: date
                             * @description day, YYYY-MM-DD
                             */
                            since?: string;
                            /**
                             * Format: date
                             * @description day, YYYY-MM-DD
                             */
                            until?: string;
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
                            type: "jobs";
                            id: string;
                            attributes: components["schemas"]["Jobs"];
                            relationships?: components["schemas"]["JobsRelationships"];
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
    "team_relations.get": {
        parameters: {
            query?: {
                include?: "team_orders"[];
                "fields[team_relations]"?: ("platform" | "relation_id" | "uid" | "nickname" | "bind_date" | "state" | "orders_count" | "created_at" | "updated_at")[];
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
                            type: "team_relations";
                            id: string;
                            attributes: components["schemas"]["TeamRelations"];
                            relationships?: components["schemas"]["TeamRelationsRelationships"];
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
    "uploads.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[kind]"?: ("image" | "video")[];
                "filter[content_type]"?: ("image/png" | "image/jpeg" | "image/webp" | "image/gif" | "video/mp4" | "video/webm")[];
                "filter[sha256]"?: string[];
                "filter[user_id]"?: string[];
                "filter[since]"?: string;
                "filter[until]"?: string;
                "filter[business_team_id]"?: string[];
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "byte_count" | "-byte_count")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[uploads]"?: ("user_id" | "file_name" | "kind" | "content_type" | "byte_count" | "sha256" | "width" | "height" | "url" | "created_at" | "updated_at")[];
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
                            type: "uploads";
                            id: string;
                            attributes: components["schemas"]["Uploads"];
                            relationships?: components["schemas"]["UploadsRelationships"];
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
    "uploads.create": {
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
                        /** @description uploads */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /**
                             * @description base64, data URL, or the file of a multipart body
                             * @example iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
                             */
                            file: string;
                            file_name?: string;
                        };
                    };
                };
                "multipart/form-data": {
                    /**
                     * @description base64, data URL, or the file of a multipart body
                     * @example iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
                     */
                    file: string;
                    file_name?: string;
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
                            type: "uploads";
                            id: string;
                            attributes: components["schemas"]["Uploads"];
                            relationships?: components["schemas"]["UploadsRelationships"];
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
    "uploads.get": {
        parameters: {
            query?: {
                "fields[uploads]"?: ("user_id" | "file_name" | "kind" | "content_type" | "byte_count" | "sha256" | "width" | "height" | "url" | "created_at" | "updated_at")[];
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
                            type: "uploads";
                            id: string;
                            attributes: components["schemas"]["Uploads"];
                            relationships?: components["schemas"]["UploadsRelationships"];
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
    "uploads.file": {
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
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description A part of it */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
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
                "filter[business_team_id]"?: string[];
                "filter[disabled]"?: boolean;
                "filter[online]"?: boolean;
                "filter[trashed]"?: boolean;
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
                            relationships?: components["schemas"]["UsersRelationships"];
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
    "users.create": {
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
                            /**
                             * @description letters, Chinese characters, digits, _ . -; at least one that is no digit
                             * @example xiaoman
                             */
                            username: string;
                            full_name?: string;
                            phone_number?: string | null;
                            avatar?: string;
                            roles?: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb")[];
                            /** @description true signs the person out and keeps them out */
                            disabled?: boolean;
                            /**
                             * @description at least 8 characters, none of the 3,000 most common passwords, not the user name
                             * @example correct horse 2026
                             */
                            password?: string;
                            /** @description id of business_teams */
                            business_team_id?: string;
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
                            type: "users";
                            id: string;
                            attributes: components["schemas"]["Users"];
                            relationships?: components["schemas"]["UsersRelationships"];
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
    "users.get_role_select": {
        parameters: {
            query?: {
                search?: string;
                roles?: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb")[];
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
                            username: string;
                            roles: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb")[];
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
    "users.signing_statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[platform]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[has_already_sign]"?: boolean;
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
                            totals: {
                                count: number;
                                signed_count: number;
                                /** @description a count for each value */
                                by_platform: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_user_id: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                                signed_count: number;
                            }[];
                            people: {
                                /** @description id of a row */
                                id: string;
                                label: string;
                                accounts_count: number;
                                signed_count: number;
                            }[];
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
                            /**
                             * @description at least 8 characters, none of the 3,000 most common passwords, not the user name
                             * @example correct horse 2026
                             */
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
                            relationships?: components["schemas"]["UsersRelationships"];
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
                            /** @description true signs the person out and keeps them out */
                            disabled?: boolean;
                            /**
                             * @description at least 8 characters, none of the 3,000 most common passwords, not the user name
                             * @example correct horse 2026
                             */
                            password?: string;
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
                            relationships?: components["schemas"]["UsersRelationships"];
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
    "users.delete": {
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
    "users.restore": {
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
                            type: "users";
                            id: string;
                            attributes: components["schemas"]["Users"];
                            relationships?: components["schemas"]["UsersRelationships"];
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
    "views.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[resource]"?: string[];
                "filter[kind]"?: ("personal" | "team" | "role")[];
                "filter[is_default]"?: boolean;
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "position" | "-position" | "name" | "-name")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[views]"?: ("kind" | "role" | "user_id" | "resource" | "name" | "settings" | "columns" | "is_default" | "position" | "created_at" | "updated_at")[];
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
                            type: "views";
                            id: string;
                            attributes: components["schemas"]["Views"];
                            relationships?: components["schemas"]["ViewsRelationships"];
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
    "views.create": {
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
                        /** @description views */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @enum {string} */
                            kind?: "personal" | "team" | "role";
                            /** @enum {string} */
                            role?: "admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb";
                            /**
                             * @description the list it is for
                             * @example carry_contents
                             */
                            resource: string;
                            name: string;
                            settings?: {
                                [key: string]: unknown;
                            };
                            columns?: string[];
                            is_default?: boolean;
                            position?: number;
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
                            type: "views";
                            id: string;
                            attributes: components["schemas"]["Views"];
                            relationships?: components["schemas"]["ViewsRelationships"];
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
    "views.get": {
        parameters: {
            query?: {
                "fields[views]"?: ("kind" | "role" | "user_id" | "resource" | "name" | "settings" | "columns" | "is_default" | "position" | "created_at" | "updated_at")[];
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
                            type: "views";
                            id: string;
                            attributes: components["schemas"]["Views"];
                            relationships?: components["schemas"]["ViewsRelationships"];
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
    "views.update": {
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
                        /** @description views */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            name?: string;
                            settings?: {
                                [key: string]: unknown;
                            };
                            columns?: string[];
                            is_default?: boolean;
                            position?: number;
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
                            type: "views";
                            id: string;
                            attributes: components["schemas"]["Views"];
                            relationships?: components["schemas"]["ViewsRelationships"];
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
    "views.delete": {
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
    "views.restore": {
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
                            type: "views";
                            id: string;
                            attributes: components["schemas"]["Views"];
                            relationships?: components["schemas"]["ViewsRelationships"];
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
    "webhooks.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[enabled]"?: boolean;
                "filter[events]"?: string[];
                "filter[url]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[trashed]"?: boolean;
                sort?: ("updated_at" | "-updated_at" | "name" | "-name")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                "fields[webhooks]"?: ("name" | "url" | "events" | "has_secret" | "secret_set_at" | "enabled" | "failure_count" | "disabled_why" | "last_delivered_at" | "pending_count" | "created_at" | "updated_at")[];
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
                            type: "webhooks";
                            id: string;
                            attributes: components["schemas"]["Webhooks"];
                            relationships?: components["schemas"]["WebhooksRelationships"];
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
    "webhooks.create": {
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
                        /** @description webhooks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            name: string;
                            /**
                             * @description http(s) address on the open internet
                             * @example https://example.com/hooks/omc
                             */
                            url: string;
                            events: ("publish.published" | "publish.refused" | "publish.unknown" | "publish.needs_human" | "publish.queue_ended" | "job.done" | "job.failed" | "job.cancelled")[];
                            /**
                             * @description signs each delivery (HMAC-SHA256 of "<timestamp>.<body>"); never shown again
                             * @example a-secret-of-16-characters
                             */
                            secret: string;
                            enabled?: boolean;
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
                            type: "webhooks";
                            id: string;
                            attributes: components["schemas"]["Webhooks"];
                            relationships?: components["schemas"]["WebhooksRelationships"];
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
    "webhooks.get": {
        parameters: {
            query?: {
                "fields[webhooks]"?: ("name" | "url" | "events" | "has_secret" | "secret_set_at" | "enabled" | "failure_count" | "disabled_why" | "last_delivered_at" | "pending_count" | "created_at" | "updated_at")[];
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
                            type: "webhooks";
                            id: string;
                            attributes: components["schemas"]["Webhooks"];
                            relationships?: components["schemas"]["WebhooksRelationships"];
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
    "webhooks.update": {
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
                        /** @description webhooks */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            name?: string;
                            /**
                             * @description http(s) address on the open internet
                             * @example https://example.com/hooks/omc
                             */
                            url?: string;
                            events?: ("publish.published" | "publish.refused" | "publish.unknown" | "publish.needs_human" | "publish.queue_ended" | "job.done" | "job.failed" | "job.cancelled")[];
                            /**
                             * @description signs each delivery (HMAC-SHA256 of "<timestamp>.<body>"); never shown again
                             * @example a-secret-of-16-characters
                             */
                            secret?: string;
                            enabled?: boolean;
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
                            type: "webhooks";
                            id: string;
                            attributes: components["schemas"]["Webhooks"];
                            relationships?: components["schemas"]["WebhooksRelationships"];
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
    "webhooks.delete": {
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
    "webhooks.restore": {
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
                            type: "webhooks";
                            id: string;
                            attributes: components["schemas"]["Webhooks"];
                            relationships?: components["schemas"]["WebhooksRelationships"];
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
    "windmill_contents.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[category]"?: string[];
                "filter[group_name]"?: string[];
                "filter[data_type]"?: string[];
                "filter[platform]"?: string[];
                "filter[windmill_crowd_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "title" | "-title")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: ("windmill_crowd" | "user")[];
                "fields[windmill_contents]"?: ("category" | "group_name" | "data_type" | "status" | "title" | "desc" | "cover" | "images" | "platform" | "content_id" | "windmill_crowd_id" | "user_id" | "published_at" | "created_at" | "updated_at")[];
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
                            type: "windmill_contents";
                            id: string;
                            attributes: components["schemas"]["WindmillContents"];
                            relationships?: components["schemas"]["WindmillContentsRelationships"];
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
    "windmill_contents.batch_change_status": {
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
                        /** @description windmill_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of windmill_contents */
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
    "windmill_contents.statistics": {
        parameters: {
            query?: {
                since?: string;
                until?: string;
                "filter[search]"?: string;
                "filter[status]"?: ("fetched" | "processed" | "checked" | "published" | "downloaded" | "rejected" | "deleted")[];
                "filter[category]"?: string[];
                "filter[group_name]"?: string[];
                "filter[data_type]"?: string[];
                "filter[platform]"?: string[];
                "filter[windmill_crowd_id]"?: string[];
                "filter[user_id]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
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
                            totals: {
                                count: number;
                                /** @description a count for each value */
                                by_status: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_category: {
                                    [key: string]: number;
                                };
                                /** @description a count for each value */
                                by_data_type: {
                                    [key: string]: number;
                                };
                            };
                            /** @description one entry for each day of the range, also the empty ones */
                            series: {
                                /**
                                 * Format: date
                                 * @description day, YYYY-MM-DD, in Asia/Shanghai
                                 */
                                date: string;
                                count: number;
                            }[];
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
    "windmill_contents.get": {
        parameters: {
            query?: {
                include?: ("windmill_crowd" | "user")[];
                "fields[windmill_contents]"?: ("category" | "group_name" | "data_type" | "status" | "title" | "desc" | "cover" | "images" | "platform" | "content_id" | "windmill_crowd_id" | "user_id" | "published_at" | "created_at" | "updated_at")[];
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
                            type: "windmill_contents";
                            id: string;
                            attributes: components["schemas"]["WindmillContents"];
                            relationships?: components["schemas"]["WindmillContentsRelationships"];
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
    "windmill_contents.update": {
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
                        /** @description windmill_contents */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes?: {
                            title?: string;
                            desc?: string;
                            category?: string;
                            group_name?: string;
                            data_type?: string;
                            user_id?: string | null;
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
                            type: "windmill_contents";
                            id: string;
                            attributes: components["schemas"]["WindmillContents"];
                            relationships?: components["schemas"]["WindmillContentsRelationships"];
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
    "windmill_crowds.list": {
        parameters: {
            query?: {
                "filter[search]"?: string;
                "filter[category]"?: string[];
                "filter[group_name]"?: string[];
                "filter[data_type]"?: string[];
                "filter[status]"?: ("enabled" | "disabled")[];
                "filter[platform]"?: string[];
                "filter[business_team_id]"?: string[];
                "filter[updated_since]"?: string;
                "filter[updated_until]"?: string;
                sort?: ("updated_at" | "-updated_at" | "created_at" | "-created_at" | "group_name" | "-group_name" | "size" | "-size")[];
                "page[number]"?: number;
                "page[size]"?: number;
                "page[after]"?: string;
                include?: "windmill_contents"[];
                "fields[windmill_crowds]"?: ("category" | "group_name" | "data_type" | "status" | "platform" | "crowd_id" | "size" | "contents_count" | "synced_at" | "created_at" | "updated_at")[];
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
                            type: "windmill_crowds";
                            id: string;
                            attributes: components["schemas"]["WindmillCrowds"];
                            relationships?: components["schemas"]["WindmillCrowdsRelationships"];
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
    "windmill_crowds.batch_change_category": {
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
                        /** @description windmill_crowds */
                        type: string;
                        /** @description id of a row */
                        id?: string;
                        attributes: {
                            /** @description 1 to 500 ids of windmill_crowds */
                            ids: string[];
                            category: string;
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
    "windmill_crowds.get": {
        parameters: {
            query?: {
                include?: "windmill_contents"[];
                "fields[windmill_crowds]"?: ("category" | "group_name" | "data_type" | "status" | "platform" | "crowd_id" | "size" | "contents_count" | "synced_at" | "created_at" | "updated_at")[];
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
                            type: "windmill_crowds";
                            id: string;
                            attributes: components["schemas"]["WindmillCrowds"];
                            relationships?: components["schemas"]["WindmillCrowdsRelationships"];
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
    "auth.code": {
        parameters: {
            query: {
                code: string;
                state?: string;
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
                            access_token: string;
                            /** @enum {string} */
                            token_type: "Bearer" | (string & {});
                            /** @description seconds */
                            expires_in: number;
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
                        token_type: "Bearer" | (string & {});
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
                        token_type: "Bearer" | (string & {});
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
    "auth.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description letters, Chinese characters, digits, _ . -; at least one that is no digit
                     * @example xiaoman
                     */
                    username: string;
                    /**
                     * @description at least 8 characters, none of the 3,000 most common passwords, not the user name
                     * @example correct horse 2026
                     */
                    password: string;
                    /**
                     * @description 11 digits, the first is 1
                     * @example 13912345678
                     */
                    phone_number: string;
                    code: string;
                    full_name?: string;
                    team_key?: string;
                };
                "application/json": {
                    /**
                     * @description letters, Chinese characters, digits, _ . -; at least one that is no digit
                     * @example xiaoman
                     */
                    username: string;
                    /**
                     * @description at least 8 characters, none of the 3,000 most common passwords, not the user name
                     * @example correct horse 2026
                     */
                    password: string;
                    /**
                     * @description 11 digits, the first is 1
                     * @example 13912345678
                     */
                    phone_number: string;
                    code: string;
                    full_name?: string;
                    team_key?: string;
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
                            /** @description id of a row */
                            id: string;
                            username: string;
                            /** @description id of a row */
                            team_id: string;
                            joined: boolean;
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
    "auth.signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description letters, Chinese characters, digits, _ . -; at least one that is no digit
                     * @example xiaoman
                     */
                    username: string;
                    /**
                     * @description at least 8 characters, none of the 3,000 most common passwords, not the user name
                     * @example correct horse 2026
                     */
                    password: string;
                    /**
                     * @description 11 digits, the first is 1
                     * @example 13912345678
                     */
                    phone_number: string;
                    code: string;
                    full_name?: string;
                    team_key?: string;
                };
                "application/json": {
                    /**
                     * @description letters, Chinese characters, digits, _ . -; at least one that is no digit
                     * @example xiaoman
                     */
                    username: string;
                    /**
                     * @description at least 8 characters, none of the 3,000 most common passwords, not the user name
                     * @example correct horse 2026
                     */
                    password: string;
                    /**
                     * @description 11 digits, the first is 1
                     * @example 13912345678
                     */
                    phone_number: string;
                    code: string;
                    full_name?: string;
                    team_key?: string;
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
                            /** @description id of a row */
                            id: string;
                            username: string;
                            /** @description id of a row */
                            team_id: string;
                            joined: boolean;
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
    "auth.social_login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: string;
                    state?: string;
                };
                "application/json": {
                    code: string;
                    state?: string;
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
                            access_token: string;
                            /** @enum {string} */
                            token_type: "Bearer" | (string & {});
                            /** @description seconds */
                            expires_in: number;
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
    "userManagement.doDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description 1 to 500 ids of users */
                    ids: string[];
                };
                "application/json": {
                    /** @description 1 to 500 ids of users */
                    ids: string[];
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
    "userManagement.doEdit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description id of users */
                    id?: string;
                    /**
                     * @description letters, Chinese characters, digits, _ . -; at least one that is no digit
                     * @example xiaoman
                     */
                    username?: string;
                    full_name?: string;
                    phone_number?: string | null;
                    avatar?: string;
                    roles?: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb")[];
                    /** @description true signs the person out and keeps them out */
                    disabled?: boolean;
                    /**
                     * @description at least 8 characters, none of the 3,000 most common passwords, not the user name
                     * @example correct horse 2026
                     */
                    password?: string;
                };
                "application/json": {
                    /** @description id of users */
                    id?: string;
                    /**
                     * @description letters, Chinese characters, digits, _ . -; at least one that is no digit
                     * @example xiaoman
                     */
                    username?: string;
                    full_name?: string;
                    phone_number?: string | null;
                    avatar?: string;
                    roles?: ("admin" | "manager" | "svip" | "vip" | "auditor" | "chatgpt" | "site_admin" | "gh_pic" | "gh_video" | "gh_video_creative" | "carry_gh" | "carry_dy" | "carry_item" | "jd_pic" | "jd_video" | "jd_video_creative" | "hh_pic" | "hh_video" | "ali_pic_sweb" | "ali_video_sweb")[];
                    /** @description true signs the person out and keeps them out */
                    disabled?: boolean;
                    /**
                     * @description at least 8 characters, none of the 3,000 most common passwords, not the user name
                     * @example correct horse 2026
                     */
                    password?: string;
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
                            relationships?: components["schemas"]["UsersRelationships"];
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
}
